import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { beginReport, type Report } from '../report.ts';
import { countRow } from '../tally.ts';
import { layStagedSlots } from './layStagedSlots.ts';
import { mergeSlots, type SlotCounts } from './mergeSlots.ts';
import { mergeSites } from './mergeSites.ts';
import { openPublication } from './openPublication.ts';
import type { Publication } from './publication.ts';
import { reportOutcomes } from './reportOutcomes.ts';
import { stagePublication, type Tallies } from './stagePublication.ts';
import { createStaging } from './staging.ts';

export type SlotsImport = {
  tallies: Tallies;
  slots: SlotCounts;
  notRecorded: string[];
  /** Whether places that are published no longer were taken back; not when a row could not be read, since it may be theirs. */
  tookBack: boolean;
};

type Options = { reportPath: string; givenZone: string | null; clock: Clock };

const importStaged = async (connection: Kysely<Tables>, publication: Publication, tallies: Tallies) => {
  const { source } = publication;
  const tookBack = Object.values(tallies).every(({ quarantined }) => quarantined === 0);
  const slots = await inTransaction(connection, async (transaction) => {
    await sql`set local work_mem = '64MB'`.execute(transaction);
    await mergeSites(transaction, source);
    return mergeSlots(transaction, { source, takesBack: tookBack });
  });
  return { slots, tookBack };
};

const run = async (
  connection: Kysely<Tables>,
  publication: Publication,
  { givenZone, clock, report }: Options & { report: Report },
): Promise<SlotsImport> => {
  await createStaging(connection);
  const tallies = await stagePublication(connection, { publication, report, givenZone, now: clock() });
  await layStagedSlots(connection);
  const { slots, tookBack } = await importStaged(connection, publication, tallies);
  for await (const { kind, report: row } of reportOutcomes(
    connection,
    publication.files.map(({ name }) => name),
  )) {
    report.write(row);
    countRow(tallies[kind], row);
  }
  return { tallies, slots, tookBack, notRecorded: publication.notRecorded };
};

/**
 * Imports a SMART Scheduling Links publication: every row of it is accepted, merged or quarantined, and says so in the
 * report. It is read to its end into temporary tables, then merged in one short transaction, so that a refused or broken
 * run changes nothing. A repeated import changes only what the publication changed.
 * @param where the manifest: a web address, a file, or the folder that holds it
 * @throws FeedRefused when the publication is not taken at all
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
