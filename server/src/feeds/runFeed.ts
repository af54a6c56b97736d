import { join } from 'node:path';

import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import { openDatabase } from '../data/db.ts';
import { demandSchema } from '../data/migrate.ts';
import type { Tables } from '../data/tables.ts';
import { systemClock } from '../domain/clock.ts';
import type { Command } from './commandLine.ts';
import { feedExitCodes } from './exitCodes.ts';
import { importSites } from './sites/importSites.ts';
import { importSlots, type SlotsImport } from './slots/importSlots.ts';
import { changeSource } from './sources/changeSource.ts';
import { changeLines, sourceLines, whoBooks } from './sources/sourceLines.ts';
import { listSources } from './sources/sources.ts';
import { isMuchQuarantined, tallyLines } from './tally.ts';

const slotLines = ({ source, tallies, services, slots, notRecorded, keptCalendars }: SlotsImport): string[] => [
  `Source ${source.name}: ${whoBooks(source.mode)}`,
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

export type FeedRun = { lines: string[]; exitCode: number };

export const exitCodeOf = ({ tallies, services }: Pick<SlotsImport, 'tallies' | 'services'>): number =>
  isMuchQuarantined([...Object.values(tallies), services]) ? feedExitCodes.quarantined : feedExitCodes.accepted;

const work = async (db: Kysely<Tables>, command: Command, dataDir: string): Promise<FeedRun> => {
  if (command.kind === 'sources')
    return { lines: sourceLines(await listSources(db)), exitCode: feedExitCodes.accepted };
  if (command.kind === 'source') {
    const changed = await changeSource(db, command.name, command.change);
    return { lines: changeLines(changed), exitCode: feedExitCodes.accepted };
  }
  const stamp = systemClock().toISOString().slice(0, 19).replaceAll(':', '-');
  const reportPath = command.report ?? join(dataDir, 'feed-reports', `${command.kind}-${stamp}.ndjson`);
  const reportLine = `Every row, with what became of it: ${reportPath}`;
  // Most rows of the open database are no clinics: its quarantine says nothing of the file.
  if (command.kind === 'sites') {
    const tally = await importSites(db, command.where, reportPath);
    return { lines: [...tallyLines('Sites', tally), reportLine], exitCode: feedExitCodes.accepted };
  }
  const { where, zone, evenSo, mode } = command;
  const options = { reportPath, givenZone: zone, clock: systemClock, evenSo, ...(mode && { newMode: mode }) };
  const imported = await importSlots(db, where, options);
  return { lines: [...slotLines(imported), reportLine], exitCode: exitCodeOf(imported) };
};

/**
 * Safe next to a running server.
 * @throws FeedRefused or StartupRefusal
 */
export const runFeed = async (command: Command, config: Config): Promise<FeedRun> => {
  const database = await openDatabase(config, { joins: true });
  try {
    await database.asOwner(demandSchema);
    const { db, close } = database.openUnhurried();
    try {
      return await work(db, command, config.dataDir);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
};
