import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Tables } from '../../data/tables.ts';
import type { RunOutcome } from '../../data/tables/sources.ts';
import type { Clock } from '../../domain/clock.ts';
import { failureCode } from '../../domain/failureCode.ts';
import { FeedBraked, FeedRefused } from '../feedRefused.ts';
import { reportFolder } from '../reportFolder.ts';
import { importPublication, type SlotsImport } from '../slots/importSlots.ts';
import { openPublication } from '../slots/openPublication.ts';
import { isUnchanged } from '../slots/readMarked.ts';
import { findSourceByName, noSource } from '../sources/sources.ts';
import { isMuchQuarantined } from '../tally.ts';
import { readMarks } from './fileMarks.ts';

export type SourceRun = {
  outcome: RunOutcome;
  sentence: string | null;
  imported: SlotsImport | null;
  reportPath: string;
  failure?: unknown;
};

type Options = { dataDir: string; clock: Clock; evenSo?: boolean; stopping?: AbortSignal };

const take = async (
  db: Kysely<Tables>,
  name: string,
  { clock, evenSo = false, stopping, reportPath }: Options & { reportPath: string },
): Promise<SlotsImport | null> => {
  const source = await findSourceByName(db, name);
  if (source === undefined) throw await noSource(db, name, 'All of them: npm run feed -- sources');
  const [where] = source.addresses;
  if (where === undefined)
    throw new FeedRefused(`${name} has no address: npm run feed -- source ${name} --address <manifest>`);
  const publication = await openPublication(where);
  const marks = evenSo ? new Map() : await readMarks(db, source.key);
  if (marks.size > 0 && (await isUnchanged(publication.files, marks))) return null;
  return importPublication(db, { where, publication }, { reportPath, givenZone: null, clock, evenSo, stopping });
};

const outcomeOf = (imported: SlotsImport | null): RunOutcome => {
  if (imported === null) return 'unchanged';
  return isMuchQuarantined([...Object.values(imported.tallies), imported.services]) ? 'quarantined' : 'accepted';
};

const attempt = async (
  db: Kysely<Tables>,
  name: string,
  options: Options & { reportPath: string },
): Promise<SourceRun> => {
  const { reportPath } = options;
  try {
    const imported = await take(db, name, options);
    return { outcome: outcomeOf(imported), sentence: null, imported, reportPath };
  } catch (failure) {
    const failed = { imported: null, reportPath, failure };
    if (!(failure instanceof FeedRefused)) return { ...failed, outcome: 'failed', sentence: failureCode(failure) };
    const outcome = failure instanceof FeedBraked ? 'braked' : 'refused';
    return { ...failed, outcome, sentence: failure.message };
  }
};

const longestPauseMinutes = 1_440;

const planNext = async (db: Kysely<Tables>, name: string, hasFailed: boolean): Promise<void> => {
  const failures = sql`case when ${hasFailed}::boolean then least(failures + 1, 16) else 0 end`;
  await sql`
    update sources set failures = ${failures},
      next_run_at = now() + greatest(every_minutes, least(every_minutes * 2 ^ (${failures}), ${longestPauseMinutes}::int)) * interval '1 minute'
    where name = ${name}
  `.execute(db);
};

/** @param db without time limits */
export const runSource = async (db: Kysely<Tables>, name: string, options: Options): Promise<SourceRun> => {
  const id = newId();
  await sql`insert into feed_runs (id, source_id) select ${id}::uuid, id from sources where name = ${name}`.execute(db);
  const run = await attempt(db, name, {
    ...options,
    reportPath: join(reportFolder(options.dataDir), `slots-${id}.ndjson`),
  });
  await sql`
    update feed_runs set ended_at = clock_timestamp(), outcome = ${run.outcome}, sentence = ${run.sentence} where id = ${id}::uuid
  `.execute(db);
  await planNext(db, name, run.failure !== undefined);
  return run;
};
