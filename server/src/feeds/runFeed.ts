import { join } from 'node:path';

import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import { openDatabase } from '../data/db.ts';
import { demandSchema } from '../data/migrate.ts';
import type { Tables } from '../data/tables.ts';
import type { RunOutcome } from '../data/tables/sources.ts';
import { systemClock } from '../domain/clock.ts';
import type { Command } from './commandLine.ts';
import { feedExitCodes } from './exitCodes.ts';
import { slotLines } from './importLines.ts';
import { reportFolder } from './reportFolder.ts';
import { runSource, type SourceRun } from './runs/runSource.ts';
import { importSites } from './sites/importSites.ts';
import { importSlots, type SlotsImport } from './slots/importSlots.ts';
import { changeSource } from './sources/changeSource.ts';
import { changeLines, sourceLines } from './sources/sourceLines.ts';
import { listSources } from './sources/sources.ts';
import { isMuchQuarantined, tallyLines } from './tally.ts';
import { help } from './usage.ts';

export type FeedRun = { lines: string[]; exitCode: number };

export const exitCodeOf = ({ tallies, services }: Pick<SlotsImport, 'tallies' | 'services'>): number =>
  isMuchQuarantined([...Object.values(tallies), services]) ? feedExitCodes.quarantined : feedExitCodes.accepted;

const exitCodes: Record<RunOutcome, number> = {
  accepted: feedExitCodes.accepted,
  unchanged: feedExitCodes.accepted,
  quarantined: feedExitCodes.quarantined,
  braked: feedExitCodes.braked,
  refused: feedExitCodes.refused,
  failed: feedExitCodes.refused,
};

const worstFirst = [feedExitCodes.refused, feedExitCodes.braked, feedExitCodes.quarantined];

const reportLine = (path: string): string => `Every row, with what became of it: ${path}`;

const runLines = (name: string, { outcome, sentence, imported, reportPath }: SourceRun): string[] =>
  imported === null
    ? [`Source ${name}: ${outcome}${sentence === null ? '' : `. ${sentence}`}`]
    : [...slotLines(imported), reportLine(reportPath)];

const runSources = async (
  db: Kysely<Tables>,
  { name, evenSo }: Extract<Command, { kind: 'run' }>,
  { dataDir }: Config,
): Promise<FeedRun> => {
  const all = (await listSources(db)).flatMap((source) => (source.addresses.length > 0 ? [source.name] : []));
  if (name === 'all' && all.length === 0) return { lines: ['No source has an address.'], exitCode: 0 };
  const lines: string[] = [];
  const codes: number[] = [];
  for (const each of name === 'all' ? all : [name]) {
    const run = await runSource(db, each, { dataDir, clock: systemClock, evenSo });
    if (run.outcome === 'failed') throw run.failure;
    lines.push(...runLines(each, run));
    codes.push(exitCodes[run.outcome]);
  }
  return { lines, exitCode: worstFirst.find((code) => codes.includes(code)) ?? feedExitCodes.accepted };
};

const work = async (
  db: Kysely<Tables>,
  command: Exclude<Command, { kind: 'help' }>,
  config: Config,
): Promise<FeedRun> => {
  if (command.kind === 'sources') return { lines: sourceLines(await listSources(db)), exitCode: 0 };
  if (command.kind === 'source')
    return { lines: changeLines(await changeSource(db, command.name, command.change)), exitCode: 0 };
  if (command.kind === 'run') return runSources(db, command, config);
  const stamp = systemClock().toISOString().slice(0, 19).replaceAll(':', '-');
  const reportPath =
    command.report ?? join(reportFolder(config.dataDir), `${command.kind}-${stamp}-${process.pid}.ndjson`);
  const where = reportLine(reportPath);
  if (command.kind === 'sites') {
    const tally = await importSites(db, command.where, reportPath);
    return { lines: [...tallyLines('Sites', tally), where], exitCode: 0 };
  }
  const imported = await importSlots(db, command.where, {
    reportPath,
    givenZone: command.zone,
    clock: systemClock,
    evenSo: command.evenSo,
    ...(command.mode && { newMode: command.mode }),
  });
  return { lines: [...slotLines(imported), where], exitCode: exitCodeOf(imported) };
};

/**
 * Safe next to a running server.
 * @throws FeedRefused or StartupRefusal
 */
export const runFeed = async (command: Command, config: Config): Promise<FeedRun> => {
  if (command.kind === 'help') return { lines: [...help], exitCode: feedExitCodes.accepted };
  const database = await openDatabase(config, { joins: true });
  try {
    await database.asOwner(demandSchema);
    const { db, close } = database.openUnhurried();
    try {
      return await work(db, command, config);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
};
