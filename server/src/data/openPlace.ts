import { sql, type RawBuilder } from 'kysely';

/**
 * The one predicate of what may be taken (product §8 Holds), on the database's clock: `places as p` is free, not in the past,
 * and nobody else is holding it; a hold that ran out is none. The clock is that of the statement: after a wait for a lock, a
 * hold that ran out meanwhile has run out. An anti-join on purpose: where a left join is asked for what it lacks, the planner
 * believes that hardly anything is lacking, and reads a whole fortnight to show fifty places.
 */
export const isOpenTo = (patientId: string): RawBuilder<boolean> => sql`
  p.status = 'free' and p.starts_at > statement_timestamp()
  and not exists (
    select from holds as h
    where h.place_id = p.id and h.expires_at > statement_timestamp() and h.patient_id is distinct from ${patientId}::uuid)`;

/** Whether the place is held now, and for the patient: they hold so few that these are looked up once. */
export const isHeldBy = (patientId: string): RawBuilder<boolean> => sql`
  p.id = any (array(select place_id from holds where patient_id = ${patientId}::uuid and expires_at > statement_timestamp()))`;
