import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Decision 104. The account of the machine from which a command was typed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_events add column actor_operator text`.execute(db);
};
