import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Tries counted before have no time: they are forgotten. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table invitations add column wrong_at timestamptz`.execute(db);
};
