import { sql, type Kysely } from 'kysely';

/**
 * Which access a clinic answers for: it saw the document, or heard the person agree. What it opened before stands in
 * the trail.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table dependents add column clinic_saw_at timestamptz;
    update dependents as link set clinic_saw_at = seen.at
    from (
      select distinct on (entity_id) entity_id, at, capacity from audit_events where action = 'access.granted' order by entity_id, id desc
    ) as seen
    where seen.entity_id = link.id and seen.capacity = 'clinic' and link.state = 'active';
  `.execute(db);
};
