import { sql, type Kysely } from 'kysely';

/**
 * The trail only grows, also in a session that says it replays what another database did: there other triggers stay
 * silent.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table audit_events enable always trigger audit_events_only_grow;
    alter table audit_events enable always trigger audit_events_never_emptied;
  `.execute(db);
};
