import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Where a refused sign-in came from, as a keyed digest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_events add column source_digest text`.execute(db);
};
