import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** The member of the staff behind an event of a clinic. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_events add column acted_as text not null default ''`.execute(db);
};
