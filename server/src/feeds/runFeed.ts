import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { RunOutcome } from '../../../contract/feeds.ts';
import type { Config } from '../config.ts';
import { recordAudit } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import { openDatabase } from '../data/db.ts';
import { demandSchema } from '../data/migrate.ts';
import type { Tables } from '../data/tables.ts';
import { typedByOperator } from '../data/typedBy.ts';
import { systemClock } from '../domain/clock.ts';
import type { Command } from './commandLine.ts';
import { feedExitCodes } from './exitCodes.ts';
import { FeedRefused } from './feedRefused.ts';
import { reportLine, slotLines } from './importLines.ts';
import { reportFolder } from './reportFolder.ts';
import { readLastRuns } from './runs/lastRuns.ts';
import { runSource, type SourceRun } from './runs/runSource.ts';
import { importSites } from './sites/importSites.ts';
import { importSlots, type SlotsImport } from './slots/importSlots.ts';
import { changeSource } from './sources/changeSource.ts';
import { changeLines, sourceLines } from './sources/sourceLines.ts';
import { listSources } from './sources/sources.ts';
import { isMuchQuarantined, tallyLines } from './tally.ts';

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

const worstFirst = [feedExitCodes.refused, feedExitCodes.braked, feedExitCodes.quarantined, feedExitCodes.accepted];

const runOf = (name: string, { outcome, sentence, imported, reportPath }: SourceRun): FeedRun => ({
  lines:
    imported === null
      ? [`Source ${name}: ${sentence === null ? outcome : `${outcome}. ${sentence}`}`]
      : [...slotLines(imported), reportLine(reportPath)],
  exitCode: exitCodes[outcome],
});

type Run = Extract<Command, { kind: 'run' }>;

const runAll = async (db: Kysely<Tables>, { evenSo }: Run, dataDir: string): Promise<FeedRun> => {
  const sources = (await listSources(db)).filter(({ addresses }) => addresses.length > 0);
  if (sources.length === 0) return { lines: ['No source has an address.'], exitCode: feedExitCodes.accepted };
  const runs: FeedRun[] = [];
  for (const { name } of sources) {
    const run = await runSource(db, name, { dataDir, clock: systemClock, evenSo }).catch((error: unknown) => {
      if (error instanceof FeedRefused) return error;
      throw error;
    });
    const isRefused = run instanceof FeedRefused;
    runs.push(isRefused ? { lines: [run.message], exitCode: feedExitCodes.refused } : runOf(name, run));
  }
  const exitCode = worstFirst.find((code) => runs.some((run) => run.exitCode === code)) ?? feedExitCodes.accepted;
  return { lines: runs.flatMap(({ lines }) => lines), exitCode };
};

type ImportCommand = Extract<Command, { kind: 'sites' | 'slots' }>;

const importFrom = async (db: Kysely<Tables>, command: ImportCommand, dataDir: string): Promise<FeedRun> => {
  const stamp = systemClock().toISOString().slice(0, 19).replaceAll(':', '-');
  const reportPath = command.report ?? join(reportFolder(dataDir), `${command.kind}-${stamp}-${newId()}.ndjson`);
  // Most rows of the open database are no clinics: its quarantine says nothing of the file.
  if (command.kind === 'sites') {
    const tally = await importSites(db, command.where, reportPath);
    return { lines: [...tallyLines('Sites', tally), reportLine(reportPath)], exitCode: feedExitCodes.accepted };
  }
  const { where, zone, evenSo, mode } = command;
  const options = { reportPath, givenZone: zone, clock: systemClock, evenSo, ...(mode && { newMode: mode }) };
  const imported = await importSlots(db, where, options);
  return { lines: [...slotLines(imported), reportLine(reportPath)], exitCode: exitCodeOf(imported) };
};

const work = async (db: Kysely<Tables>, command: Command, dataDir: string): Promise<FeedRun> => {
  if (command.kind === 'sources')
    return { lines: sourceLines(await listSources(db), await readLastRuns(db)), exitCode: feedExitCodes.accepted };
  if (command.kind === 'source') {
    const changed = await changeSource(db, command.name, command.change);
    return { lines: changeLines(changed), exitCode: feedExitCodes.accepted };
  }
  if (command.kind !== 'run') return importFrom(db, command, dataDir);
  const { name, evenSo } = command;
  if (name === 'all') return runAll(db, command, dataDir);
  return runOf(name, await runSource(db, name, { dataDir, clock: systemClock, evenSo }));
};

/** Safe next to a running server. */
export const runFeed = async (command: Command, config: Config): Promise<FeedRun> => {
  const database = await openDatabase(config, { joins: true });
  try {
    await database.asOwner(demandSchema);
    const { db, close } = database.openUnhurried();
    try {
      return await typedByOperator(async () => {
        await recordAudit(db, clinicEvent({ requestId: randomUUID() }, `command.feed-${command.kind}`, {}));
        return work(db, command, config.dataDir);
      });
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
};
