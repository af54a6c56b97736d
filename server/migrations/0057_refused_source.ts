import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** A keyed digest of where a refused sign-in came from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_events add column source_key bytea`.execute(db);
};
