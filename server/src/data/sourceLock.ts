import { sql, type RawBuilder } from 'kysely';

/** The advisory lock that the run of a source holds. `key`: a value, or the column. */
export const sourceLock = (key: string | RawBuilder<string>): RawBuilder<string> =>
  sql`hashtextextended('source ' || ${key}, 0)`;

/** Whether a run holds it now. One that was killed let it go. */
export const isSourceLocked = (key: string | RawBuilder<string>): RawBuilder<boolean> => sql`exists (
  select from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = ${sourceLock(key)})`;
