import assert from 'node:assert/strict';

import { sql } from 'kysely';

import type { NewsKind } from '../../../contract/catalogues.ts';
import { readKeptTexts, type KeptText } from '../../src/data/texts/keptTexts.ts';
import type { Deps } from '../../src/http/deps.ts';
import { sendDueTexts } from '../../src/texts/sendTexts.ts';
import type { TextDeps } from '../../src/texts/textDeps.ts';
import type { Patient } from './booking.ts';

export const textDeps = (deps: Deps, lines: object[] = []): TextDeps => ({
  db: deps.db,
  vault: deps.vault,
  config: deps.config,
  texts: deps.texts,
  clock: deps.clock,
  log: { warn: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) },
});

/** One at a time: beside each other they would arrive in any order. */
export const sendTexts = async (deps: Deps, lines: object[] = []): Promise<void> => {
  while ((await sendDueTexts(textDeps(deps, lines), new AbortController().signal, 1)) > 0);
};

/** The texts of an application that keeps them, oldest first. */
export const textsOf = async (deps: Deps): Promise<KeptText[]> => {
  await sendTexts(deps);
  return (await readKeptTexts(deps.config.dataDir)).toReversed();
};

/** Those that tell news, without their address. */
export const newsOf = async (deps: Deps): Promise<string[]> =>
  (await textsOf(deps)).flatMap(({ body }) => (/ code /.test(body) ? [] : [body.replace(/https?:\S+/, '…')]));

export const codeIn = (text: Pick<KeptText, 'body'> | undefined): string =>
  /\b\d{6}\b/.exec(text?.body ?? '')?.[0] ?? '';

type Taken = { number?: string; kinds?: readonly NewsKind[]; showsDetails?: boolean };

/** Somebody gives a number and types the code that it gets. */
export const confirmNumber = async (deps: Deps, who: Patient, number = '514 555-0199'): Promise<void> => {
  assert.equal((await who.send('POST', 'user/texts', { number })).status, 200);
  const sent = (await textsOf(deps)).filter(({ to }) => to.slice(2) === number.replace(/\D/g, ''));
  assert.equal((await who.send('POST', 'user/texts/confirm', { code: codeIn(sent.at(-1)) })).status, 200);
};

/** Then asks for texts. */
export const takeTexts = async (
  deps: Deps,
  who: Patient,
  { number, kinds = ['reminder', 'offer', 'change'], showsDetails = false }: Taken = {},
): Promise<void> => {
  await confirmNumber(deps, who, number);
  assert.equal((await who.send('PUT', 'user/texts', { kinds, showsDetails })).status, 200);
};

/** As if what waits had been queued, and were due, some seconds ago. */
export const textsWait = async ({ db }: Pick<Deps, 'db'>, seconds: number): Promise<void> => {
  await sql`
    update news_outbox set created_at = created_at - ${seconds} * interval '1 second', next_attempt_at = now()
    where sent_at is null and abandoned_at is null
  `.execute(db);
};
