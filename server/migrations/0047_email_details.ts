import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Accounts of before, and those that an older server still makes, were promised emails without time or place. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table accounts add column email_details boolean not null default false`.execute(db);
};
