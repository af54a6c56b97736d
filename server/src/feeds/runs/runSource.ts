import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { RunOutcome } from '../../../../contract/feeds.ts';
import type { Tables } from '../../data/tables.ts';
import type { Clock } from '../../domain/clock.ts';
import { failureCode, failureSource } from '../../domain/failureCode.ts';
import { FeedBraked, FeedRefused, FeedStopped } from '../feedRefused.ts';
import { reportFolder } from '../reportFolder.ts';
import { importPublication, type SlotsImport } from '../slots/importSlots.ts';
import { openPublication } from '../slots/openPublication.ts';
import { isUnchanged } from '../slots/readMarked.ts';
import { findSourceByName, noAddress, noSource, withSourceLock, type Source } from '../sources/sources.ts';
import { isMuchQuarantined } from '../tally.ts';
import { readMarks } from './fileMarks.ts';

type Options = { dataDir: string; clock: Clock; evenSo?: boolean; stopping?: AbortSignal };

type Attempt = { outcome: RunOutcome; sentence: string | null; imported: SlotsImport | null; hasStopped: boolean };

export type SourceRun = Attempt & { reportPath: string; failures: number };

const take = async (
  db: Kysely<Tables>,
  { name, key, addresses: [where] }: Source,
  { clock, evenSo = false, stopping, reportPath }: Options & { reportPath: string },
): Promise<SlotsImport | null> => {
  if (where === undefined) throw noAddress(name);
  const publication = await openPublication(where, stopping);
  const marks = evenSo ? new Map() : await readMarks(db, key);
  if (await isUnchanged(publication.files, marks, stopping)) return null;
  return importPublication(db, { where, publication }, { reportPath, givenZone: null, clock, evenSo, stopping });
};

const succeeded = (imported: SlotsImport | null): Attempt => {
  const isPoor = imported !== null && isMuchQuarantined([...Object.values(imported.tallies), imported.services]);
  const outcome = imported === null ? 'unchanged' : isPoor ? 'quarantined' : 'accepted';
  return { outcome, sentence: null, imported, hasStopped: false };
};

const failed = (failure: unknown): Attempt => {
  const hasStopped = failure instanceof FeedStopped;
  if (!(failure instanceof FeedRefused)) {
    const sentence = `${failureCode(failure)} ${failureSource(failure)}`.trim();
    return { outcome: 'failed', sentence, imported: null, hasStopped };
  }
  const outcome = failure instanceof FeedBraked ? 'braked' : 'refused';
  return { outcome, sentence: failure.message, imported: null, hasStopped };
};

/** Behind the lock, an earlier run without an end is dead. */
const begin = async (db: Kysely<Tables>, name: string): Promise<string> => {
  const id = newId();
  await sql`
    update feed_runs set ended_at = now(), outcome = 'failed', sentence = 'It was killed.'
    from sources where sources.id = source_id and name = ${name} and ended_at is null
  `.execute(db);
  await sql`insert into feed_runs (id, source_id) select ${id}::uuid, id from sources where name = ${name}`.execute(db);
  return id;
};

const longestPauseMinutes = 1_440;

/** @returns failures since the last success */
const end = async (
  db: Kysely<Tables>,
  { id, name }: { id: string; name: string },
  { outcome, sentence, imported, hasStopped }: Attempt,
): Promise<number> => {
  await sql`
    update feed_runs set ended_at = clock_timestamp(), outcome = ${outcome}, sentence = ${sentence} where id = ${id}::uuid
  `.execute(db);
  if (hasStopped) {
    await sql`update sources set next_run_at = now() where name = ${name} and next_run_at is not null`.execute(db);
    return 0;
  }
  const hasFailed = imported === null && outcome !== 'unchanged';
  const failures = sql`case when ${hasFailed}::boolean then least(failures + 1, 16) else 0 end`;
  const { rows } = await sql<{ failures: number }>`
    update sources set failures = ${failures}, next_run_at = now() + interval '1 minute' *
      every_minutes * greatest(1, least(2 ^ (${failures}), ${longestPauseMinutes}::float8 / every_minutes))
    where name = ${name} returning failures
  `.execute(db);
  return rows[0]?.failures ?? 0;
};

const runLocked = async (db: Kysely<Tables>, source: Source, options: Options): Promise<SourceRun> => {
  const id = await begin(db, source.name);
  const reportPath = join(reportFolder(options.dataDir), `slots-${id}.ndjson`);
  const attempt = await take(db, source, { ...options, reportPath }).then(succeeded, failed);
  const failures = await end(db, { id, name: source.name }, attempt);
  return { ...attempt, reportPath, failures };
};

/**
 * @param db without time limits
 * @throws FeedRefused for an unknown name, or FeedBusy: neither leaves a row
 */
export const runSource = async (db: Kysely<Tables>, name: string, options: Options): Promise<SourceRun> =>
  db.connection().execute(async (connection) => {
    const find = async (): Promise<Source> => {
      const source = await findSourceByName(connection, name);
      if (source === undefined) throw noSource(name);
      return source;
    };
    const { key } = await find();
    // It may have changed before the lock.
    return withSourceLock(connection, key, async () => runLocked(connection, await find(), options));
  });
