import { join } from 'node:path';

import type { Config } from '../config.ts';
import { openDatabase } from '../data/db.ts';
import { demandSchema } from '../data/migrate.ts';
import { systemClock } from '../domain/clock.ts';
import type { Command } from './commandLine.ts';
import { importSites } from './sites/importSites.ts';
import { importSlots, type SlotsImport } from './slots/importSlots.ts';
import { tallyLines } from './tally.ts';

const slotLines = ({ tallies, services, slots, notRecorded, keptCalendars }: SlotsImport): string[] => [
  ...tallyLines('Locations', tallies.Location),
  ...(services.rows > 0 ? tallyLines('Healthcare services', services) : []),
  ...tallyLines('Schedules', tallies.Schedule),
  ...tallyLines('Slots', tallies.Slot),
  `Slots: ${slots.added} added, ${slots.freedAgain} freed again, ${slots.moved} moved, ${slots.retired} withdrawn`,
  ...(slots.overtaken > 0
    ? [`  In ${slots.overtaken} periods more slots are taken than are published; all of them were kept.`]
    : []),
  ...(keptCalendars > 0
    ? [
        `  ${keptCalendars} calendars have a row that could not be read; their slots that are published no longer were kept.`,
      ]
    : []),
  ...(notRecorded.length > 0
    ? [
        `Left out, because this recording does not hold them: ${notRecorded.length} files of the manifest, such as ${notRecorded[0] ?? ''}`,
      ]
    : []),
];

/**
 * Safe next to a running server.
 * @throws FeedRefused or StartupRefusal
 */
export const runFeed = async ({ kind, where, zone, report }: Command, config: Config): Promise<string[]> => {
  const stamp = systemClock().toISOString().slice(0, 19).replaceAll(':', '-');
  const reportPath = report ?? join(config.dataDir, 'feed-reports', `${kind}-${stamp}.ndjson`);
  const database = await openDatabase(config, { joins: true });
  try {
    const { db, close } = database.openUnhurried();
    try {
      await demandSchema(db);
      const lines =
        kind === 'sites'
          ? tallyLines('Sites', await importSites(db, where, reportPath))
          : slotLines(await importSlots(db, where, { reportPath, givenZone: zone, clock: systemClock }));
      return [...lines, `Every row, with what became of it: ${reportPath}`];
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
};
