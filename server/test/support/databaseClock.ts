import { sql } from 'kysely';

import type { Deps } from '../../src/http/deps.ts';
import { eventually } from './processes.ts';
import type { TestApp } from './testApp.ts';

/** Both clocks of an application in process: the database’s, which decides, and the server’s own. */
export type MovedClocks = {
  /** Sets the database’s clock to an instant, from which it goes on. */
  set: (instant: string) => Promise<void>;
  /** The server’s clock, which reads the same. */
  clock: Deps['clock'];
};

/** `now()` and its kin by the shift in one row; found before those of the database, since the search path says so. */
const install = `
  create schema moved_clock;
  grant usage on schema moved_clock to public;
  create table moved_clock.shift (by interval not null);
  grant select on moved_clock.shift to public;
  insert into moved_clock.shift values ('0');
  create function moved_clock.now() returns timestamptz stable language sql as
    'select pg_catalog.now() + by from moved_clock.shift';
  create function moved_clock.statement_timestamp() returns timestamptz stable language sql as
    'select pg_catalog.statement_timestamp() + by from moved_clock.shift';
  create function moved_clock.clock_timestamp() returns timestamptz volatile language sql as
    'select pg_catalog.clock_timestamp() + by from moved_clock.shift';
  do $$
  declare stamped record;
  begin
    execute format('alter database %I set search_path = moved_clock, pg_catalog, public', current_database());
    -- What a column defaults to was bound to the real clock when the column was made.
    set local search_path = moved_clock, pg_catalog, public;
    for stamped in
      select c.oid::regclass as of_table, a.attname as of_column, pg_get_expr(d.adbin, d.adrelid, true) as said
      from pg_attrdef as d join pg_class as c on c.oid = d.adrelid
      join pg_attribute as a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid, true) ~ '^(pg_catalog\\.)?(now|clock_timestamp|statement_timestamp)\\(\\)$'
    loop
      execute format('alter table %s alter column %I set default %s', stamped.of_table, stamped.of_column,
        replace(stamped.said, 'pg_catalog.', 'moved_clock.'));
    end loop;
  end $$;`;

/** Gives a test's database a clock that the test moves. Call it before the application asks it anything. */
export const moveClocks = async ({ database }: Pick<TestApp, 'database'>): Promise<MovedClocks> => {
  const { owner: db, pool } = database;
  await sql.raw(install).execute(db);
  // Open connections keep the path they began with; the pool replaces them.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
  await eventually(() => pool.totalCount === 0, 'the pool has dropped its old connections');
  let byMs = 0;
  return {
    set: async (instant) => {
      byMs = Date.parse(instant) - Date.now();
      await sql`update moved_clock.shift set by = ${`${byMs} milliseconds`}::interval`.execute(db);
    },
    clock: () => new Date(Date.now() + byMs),
  };
};
