import { sql, type RawBuilder } from 'kysely';

/**
 * The one predicate of what may be taken (product §8 Holds), on the database's clock: `places as p` is free, not in the past,
 * and `holds as h` on it is none, run out, or the patient's own. Join with `joinHold`. The clock is that of the statement:
 * after a wait for a lock, a hold that ran out meanwhile has run out.
 */
export const isOpenTo = (patientId: string): RawBuilder<boolean> => sql`
  p.status = 'free' and p.starts_at > statement_timestamp()
  and (h.place_id is null or h.expires_at <= statement_timestamp() or h.patient_id = ${patientId}::uuid)`;

/** The hold on a place, live or run out, of whichever kind. */
export const joinHold = sql`left join holds as h on h.place_id = p.id`;

/** Whether the place is held now, and by the patient. */
export const isHeldBy = (patientId: string): RawBuilder<boolean> => sql`
  (h.patient_id = ${patientId}::uuid and h.expires_at > statement_timestamp()) is true`;
