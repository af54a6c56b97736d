import { sql, type Kysely } from 'kysely';

import type { SourceMode } from '../../../../contract/feeds.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { recordConflicts, type ConflictCounts } from '../conflicts/recordConflicts.ts';
import { FeedRefused } from '../feedRefused.ts';
import { beginReport, type Report } from '../report.ts';
import { keepMarks } from '../runs/fileMarks.ts';
import { addSource, findSourceOf, newSource, withSourceLock, type Source } from '../sources/sources.ts';
import { countRow, type Tally } from '../tally.ts';
import { layStagedSlots } from './layStagedSlots.ts';
import { mergeSites } from './mergeSites.ts';
import { mergeSlots, type SlotCounts } from './mergeSlots.ts';
import { openPublication } from './openPublication.ts';
import type { Publication } from './publication.ts';
import type { Reading } from './readMarked.ts';
import { reportOutcomes } from './reportOutcomes.ts';
import { stagePublication, type Staged, type Tallies } from './stagePublication.ts';
import { createStaging } from './staging.ts';

export type SlotsImport = {
  source: Pick<Source, 'name' | 'mode'>;
  tallies: Tallies;
  services: Tally;
  slots: SlotCounts;
  conflicts: ConflictCounts;
  notRecorded: string[];
  keptCalendars: number;
};

type Options = {
  reportPath: string;
  givenZone: string | null;
  clock: Clock;
  newMode?: SourceMode;
  evenSo?: boolean;
  stopping?: AbortSignal | undefined;
};

type Running = Options & { publication: Publication; reading: Reading; source: Source; report: Report };

const importStaged = async (
  connection: Kysely<Tables>,
  { source, publication: { notRecorded }, reading, givenZone, evenSo = false }: Running,
  { services }: Staged,
): Promise<Pick<SlotsImport, 'slots' | 'conflicts'>> =>
  inTransaction(connection, async (transaction) => {
    await sql`set local work_mem = '64MB'`.execute(transaction);
    await addSource(transaction, source);
    await mergeSites(transaction, { source: source.key, saysTerms: services.rows > 0 });
    // The next run reads in the zone of the source.
    const isAsSet = givenZone === null || givenZone === source.timeZone;
    await keepMarks(transaction, source.key, isAsSet ? reading.marks.values() : []);
    const slots = await mergeSlots(transaction, {
      source: source.key,
      mode: source.mode,
      isWhole: notRecorded.length === 0,
      brakePercent: evenSo ? null : source.brakePercent,
    });
    return { slots, conflicts: await recordConflicts(transaction, { source: source.key, mode: source.mode }) };
  });

const run = async (connection: Kysely<Tables>, running: Running): Promise<SlotsImport> => {
  const { source, publication, reading, givenZone, clock, report } = running;
  await createStaging(connection);
  const staging = { publication, reading, report, givenZone: givenZone ?? source.timeZone, now: clock() };
  const staged = await stagePublication(connection, staging);
  const { tallies, services, keptCalendars } = staged;
  await layStagedSlots(connection, source.mode);
  const merged = await importStaged(connection, running, staged);
  for await (const { kind, report: row } of reportOutcomes(
    connection,
    publication.files.map(({ name }) => name),
  )) {
    report.write(row);
    countRow(tallies[kind], row);
  }
  return { source, tallies, services, ...merged, keptCalendars, notRecorded: publication.notRecorded };
};

const refuseOtherMode = ({ name, mode }: Source, asked = mode): void => {
  if (asked === mode) return;
  throw new FeedRefused(
    `${name} is known, and ${mode}: --mode is for a new source. To change it: npm run feed -- source ${name} --mode ${asked}. Nothing was taken.`,
  );
};

const runLocked = async (
  connection: Kysely<Tables>,
  where: string,
  running: Omit<Running, 'source'>,
): Promise<SlotsImport> => {
  const { publication, newMode } = running;
  const find = async (): Promise<Source> => {
    const known = await findSourceOf(connection, where, publication);
    if (known !== undefined) refuseOtherMode(known, newMode);
    return known ?? newSource(publication.source, newMode);
  };
  const { key } = await find();
  // Its mode may have changed before the lock.
  return withSourceLock(connection, key, async () => run(connection, { ...running, source: await find() }));
};

/** Stages all, then merges in one short transaction, so a failed run changes nothing. Repeatable. */
export const importPublication = async (
  db: Kysely<Tables>,
  { where, publication }: { where: string; publication: Publication },
  options: Options,
): Promise<SlotsImport> => {
  const reading = { marks: new Map(), stopping: options.stopping };
  const report = beginReport(options.reportPath);
  try {
    const imported = await db
      .connection()
      .execute((connection) => runLocked(connection, where, { ...options, publication, reading, report }));
    report.keep();
    return imported;
  } catch (error) {
    report.discard();
    throw error;
  }
};

/**
 * Imports a SMART Scheduling Links publication.
 * @param where a web address, a file, or its folder
 */
export const importSlots = async (db: Kysely<Tables>, where: string, options: Options): Promise<SlotsImport> =>
  importPublication(db, { where, publication: await openPublication(where) }, options);
