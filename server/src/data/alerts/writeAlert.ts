import { sql, type Transaction } from 'kysely';

import type { Actor } from '../../domain/access.ts';
import type { Watch } from '../../domain/alerts/watching.ts';
import { leaveTrail } from '../auditTrail.ts';
import type { Tables } from '../tables.ts';
import { isLive } from './alertRows.ts';

/** Lock the patient first. */
export const countLiveAlerts = async (transaction: Transaction<Tables>, patientId: string): Promise<number> => {
  const { rows } = await sql<{ live: number }>`
    select count(*)::integer as live from alerts as a where a.patient_id = ${patientId}::uuid and ${isLive}
  `.execute(transaction);
  return rows[0]?.live ?? 0;
};

export const findMovableAppointment = async (
  transaction: Transaction<Tables>,
  reservationId: string,
  patientId: string,
): Promise<{ movable: boolean } | undefined> => {
  const { rows } = await sql<{ movable: boolean }>`
    select status = 'booked' and cancel_until > statement_timestamp() as movable
    from appointments where id = ${reservationId}::uuid and patient_id = ${patientId}::uuid
  `.execute(transaction);
  return rows[0];
};

/** Lock the patient first: concurrent attempts have then finished. */
export const findWritten = async (
  transaction: Transaction<Tables>,
  { patientId, accountId }: Actor,
  alertId: string,
): Promise<{ createdAt: Date } | undefined> =>
  transaction
    .selectFrom('alerts')
    .where('id', '=', alertId)
    .where('patient_id', '=', patientId)
    .where('account_id', '=', accountId)
    .select('created_at as createdAt')
    .executeTakeFirst();

export type NewAlert = {
  alertId: string;
  reservationId: string | null;
  criteriaSealed: Buffer;
  watch: Watch;
  maxUpcoming: number;
  newcomerShare: number;
};

/** Lock the patient first. */
export const writeAlert = async (
  transaction: Transaction<Tables>,
  actor: Actor,
  { alertId, reservationId, criteriaSealed, watch, maxUpcoming, newcomerShare }: NewAlert,
): Promise<{ createdAt: Date }> => {
  const {
    near,
    area: { south, west, north, east },
  } = watch;
  const {
    rows: [added],
  } = await sql<{ createdAt: Date }>`
    with added as (
      insert into alerts (id, patient_id, account_id, appointment_id, criteria_sealed, care_types, clinic_ids, professional_ids, modes,
        languages, day_parts, weekdays, period, latitude, longitude, radius_metres, area, max_upcoming, newcomer_share,
        reason, usual_care_types)
      values (${alertId}::uuid, ${actor.patientId}::uuid, ${actor.accountId}::uuid, ${reservationId}::uuid, ${criteriaSealed}::bytea,
        ${watch.careTypes}::text[], ${watch.clinicIds}::uuid[], ${watch.profIds}::uuid[], ${watch.modes}::text[],
        ${watch.languages}::text[], ${watch.dayParts}::text[], ${watch.weekdays}::int[],
        daterange(${watch.from}::date, ${watch.to}::date, '[]'), ${near?.latitude ?? null}, ${near?.longitude ?? null}, ${watch.radiusMetres},
        box(point(${west}, ${south}), point(${east}, ${north})), ${maxUpcoming}, ${newcomerShare},
        ${watch.reason}, ${watch.usualCareTypes}::text[])
      returning id, created_at
    ), trail as (${leaveTrail(actor, 'alert.added', sql`select id from added`)})
    select created_at as "createdAt" from added
  `.execute(transaction);
  if (added === undefined) throw new Error('An alert was not written.');
  return added;
};
