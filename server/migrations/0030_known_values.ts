import { sql, type Kysely } from 'kysely';

/** One known value under each key, so that a server finds out before it writes whether its keys are the right ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table known_values (
      kind text not null check (kind in ('encryption', 'number-index')),
      key_id smallint not null check (key_id between 0 and 255),
      value bytea not null,
      created_at timestamptz not null default now(),
      primary key (kind, key_id)
    )
  `.execute(db);
};
