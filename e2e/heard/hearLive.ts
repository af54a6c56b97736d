import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withEveryScreen } from '../fixtures/everyScreen.ts';
import type { Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { somebodyElse } from '../screens/others.ts';
import { listen } from './announcements.ts';
import { liveApart } from './liveApart.ts';
import { liveJourneys, type Journey } from './liveJourneys.ts';
import { liveRecord } from './liveRecord.ts';

const walk = async (traveller: Traveller, folder: string): Promise<void> => {
  await traveller.steadySlots();
  await traveller.page.goto(traveller.url);
  await signUpToBook(traveller, newcomer());
  await listen(traveller.page);
  const hear = async (name: string, journey: Journey, by: Traveller): Promise<void> => {
    const record = liveRecord(by);
    await journey(by, record);
    writeFileSync(join(folder, `live-${name}.${by.lang}.txt`), `${record.lines.join('\n')}\n`);
  };
  for (const [name, journey] of Object.entries(liveJourneys)) await hear(name, journey, traveller);
  for (const [name, journey] of Object.entries(liveApart)) {
    const other = await somebodyElse(traveller);
    await other.page.setViewportSize({ width: 390, height: 844 });
    await listen(other.page);
    await hear(name, journey, other);
    await other.page.context().close();
  }
};

/** Writes what speaks by itself, when and how urgently, and where the focus goes, one file a journey and language. */
export const hearLive = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const settings = { NEWCOMER_SHARE: '100' }; // of the few steady slots
  const each = (['fr', 'en'] satisfies Lang[]).map((lang) =>
    withEveryScreen({
      look: async () => undefined,
      walk: async (traveller) => {
        await walk(traveller, folder);
        return [];
      },
      langs: [lang],
      settings,
    }),
  );
  for (const outcome of await Promise.allSettled(each)) if (outcome.status === 'rejected') throw outcome.reason;
};
