import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** The number that an invited person typed for an appointment by phone; others have theirs in their record. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table appointments add column contact_phone text`.execute(db);
};
