import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { beginReport, type Report } from '../report.ts';
import { countRow, type Tally } from '../tally.ts';
import { layStagedSlots } from './layStagedSlots.ts';
import { mergeSites } from './mergeSites.ts';
import { mergeSlots, type SlotCounts } from './mergeSlots.ts';
import { openPublication } from './openPublication.ts';
import type { Publication } from './publication.ts';
import { reportOutcomes } from './reportOutcomes.ts';
import { stagePublication, type Staged, type Tallies } from './stagePublication.ts';
import { createStaging } from './staging.ts';

export type SlotsImport = {
  tallies: Tallies;
  services: Tally;
  slots: SlotCounts;
  notRecorded: string[];
  /** Calendars with a row that could not be read. */
  keptCalendars: number;
};

type Options = {
  reportPath: string;
  givenZone: string | null;
  clock: Clock;
  /** Withdraws slots however many. */
  evenSo?: boolean;
};

const brakePercent = 30;

const importStaged = async (
  connection: Kysely<Tables>,
  { source, notRecorded }: Publication,
  { services }: Staged,
  evenSo: boolean,
): Promise<SlotCounts> =>
  inTransaction(connection, async (transaction) => {
    await sql`set local work_mem = '64MB'`.execute(transaction);
    await mergeSites(transaction, { source, saysTerms: services.rows > 0 });
    return mergeSlots(transaction, {
      source,
      isWhole: notRecorded.length === 0,
      brakePercent: evenSo ? null : brakePercent,
    });
  });

const run = async (
  connection: Kysely<Tables>,
  publication: Publication,
  { givenZone, clock, report, evenSo = false }: Options & { report: Report },
): Promise<SlotsImport> => {
  await createStaging(connection);
  const staged = await stagePublication(connection, { publication, report, givenZone, now: clock() });
  const { tallies, services, keptCalendars } = staged;
  await layStagedSlots(connection);
  const slots = await importStaged(connection, publication, staged, evenSo);
  for await (const { kind, report: row } of reportOutcomes(
    connection,
    publication.files.map(({ name }) => name),
  )) {
    report.write(row);
    countRow(tallies[kind], row);
  }
  return { tallies, services, slots, keptCalendars, notRecorded: publication.notRecorded };
};

/**
 * Imports a SMART Scheduling Links publication. Stages all, then merges in one short transaction, so a failed run
 * changes nothing. Repeatable.
 * @param where the manifest: a web address, a file, or its folder
 * @throws FeedRefused or FeedBraked
 */
export const importSlots = async (db: Kysely<Tables>, where: string, options: Options): Promise<SlotsImport> => {
  const publication = await openPublication(where);
  const report = beginReport(options.reportPath);
  try {
    const imported = await db
      .connection()
      .execute((connection) => run(connection, publication, { ...options, report }));
    report.keep();
    return imported;
  } catch (error) {
    report.discard();
    throw error;
  }
};
