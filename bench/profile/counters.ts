import type pg from 'pg';

import { rowsOf } from '../stage/rowsOf.ts';

/** One text of a statement, and what all its calls took. */
export type Counted = { text: string; calls: number; planMs: number; runMs: number; logBytes: number };

/** What the database counted since `reset`. */
export type Counts = { statements: Counted[]; flushes: number; flushMs: number };

/** Watches the product's statements on a cluster that `counts`. */
export const openCounters = async (client: pg.Client) => {
  await client.query('create extension if not exists pg_stat_statements');
  await client.query('set pg_stat_statements.track = none');
  return {
    reset: async (): Promise<void> => {
      await client.query('select pg_stat_statements_reset()');
      await client.query("select pg_stat_reset_shared('io')");
    },
    read: async (): Promise<Counts> => {
      const statements = await rowsOf(
        client,
        {
          text: `select query as text, calls::float8, total_plan_time as "planMs", total_exec_time as "runMs", wal_bytes::float8 as "logBytes"
            from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
            order by total_plan_time + total_exec_time desc`,
        },
        { text: 'text', calls: 'number', planMs: 'number', runMs: 'number', logBytes: 'number' },
      );
      const [flushed] = await rowsOf(
        client,
        {
          text: `select coalesce(sum(fsyncs), 0)::float8 as flushes, coalesce(sum(fsync_time), 0)::float8 as "flushMs"
            from pg_stat_io where object = 'wal'`,
        },
        { flushes: 'number', flushMs: 'number' },
      );
      return { statements, flushes: flushed?.flushes ?? 0, flushMs: flushed?.flushMs ?? 0 };
    },
  };
};
