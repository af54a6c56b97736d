import assert from 'node:assert/strict';

import type { NewsKind } from '../../../contract/news.ts';
import { keptTexts, type KeptText } from '../../src/data/texts/keptTexts.ts';
import type { Deps } from '../../src/http/deps.ts';
import type { Patient } from './booking.ts';
import { mailOf } from './mail.ts';

/** The texts of an application that keeps them, oldest first. */
export const textsOf = async (deps: Deps): Promise<KeptText[]> => {
  await mailOf(deps).send();
  const texts = await keptTexts(deps.config.dataDir).read();
  return texts.sort((one, other) => one.sentAt.localeCompare(other.sentAt));
};

export const codeIn = (text: Pick<KeptText, 'body'> | undefined): string =>
  /\b\d{6}\b/.exec(text?.body ?? '')?.[0] ?? '';

/** Somebody gives a number, types the code that it gets, and asks for texts. */
export const takeTexts = async (
  deps: Deps,
  who: Patient,
  { number = '514 555-0199', kinds = ['reminder', 'offer', 'change'] }: { number?: string; kinds?: NewsKind[] } = {},
): Promise<void> => {
  const before = (await textsOf(deps)).length;
  assert.equal((await who.send('POST', 'user/texts', { number })).status, 200);
  const code = codeIn((await textsOf(deps))[before]);
  assert.equal((await who.send('POST', 'user/texts/confirm', { code })).status, 200);
  assert.equal((await who.send('PATCH', 'user', { notifications: { texts: kinds } })).status, 200);
};
