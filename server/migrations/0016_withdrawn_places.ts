import { sql, type Kysely } from 'kysely';

/** Places that a clinic withdrew by hand: a feed that still publishes them does not open them again (decision 0018). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table places add column withdrawn_by_hand boolean not null default false`.execute(db);
};
