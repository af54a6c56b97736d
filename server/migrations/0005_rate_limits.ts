import { sql, type Kysely } from 'kysely';

/**
 * Counters of tries, shared by every process; the shape is the one rate-limiter-flexible expects.
 * `key` is the counter's name and a keyed digest of who tried: no address and no login stands here. `expire` in
 * milliseconds.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire_idx on rate_limits (expire);
  `.execute(db);
};
