import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables.ts';
import type { PublishedInstead } from './tables/sources.ts';

export type Disagreement = {
  published: PublishedInstead;
  publishedFrom: Date | null;
  publishedTo: Date | null;
  publishedAs: string | null;
};

export type Conflict = Disagreement & {
  conflictId: string;
  patientId: string;
  reservationId: string;
  reference: string;
  clinicName: string;
  timeZone: string;
  startsAt: Date;
  foundAt: Date;
};

export const disagreementColumns = sql`conflict.published, conflict.published_from as "publishedFrom",
  conflict.published_to as "publishedTo", conflict.published_as as "publishedAs"`;

export const listConflicts = async (db: Kysely<Tables>, clinicId: string | null): Promise<Conflict[]> => {
  const { rows } = await sql<Conflict>`
    select conflict.id as "conflictId", appointment.id as "reservationId", appointment.patient_id as "patientId", appointment.reference, clinics.name as "clinicName", clinics.time_zone as "timeZone",
      appointment.starts_at as "startsAt", conflict.found_at as "foundAt", ${disagreementColumns}
    from feed_conflicts as conflict
    join appointments as appointment on appointment.id = conflict.appointment_id join clinics on clinics.id = appointment.clinic_id
    where conflict.settled_at is null and appointment.starts_at > statement_timestamp()
      and (${clinicId}::uuid is null or appointment.clinic_id = ${clinicId}::uuid)
    order by appointment.starts_at, conflict.id
  `.execute(db);
  return rows;
};

type SettledConflict = Pick<Conflict, 'patientId' | 'reference' | 'reservationId'>;

export const settleConflict = async (db: Kysely<Tables>, conflictId: string): Promise<SettledConflict | undefined> => {
  const { rows } = await sql<SettledConflict>`
    update feed_conflicts set settled_at = statement_timestamp(), settled_by = 'clinic'
    from appointments as appointment
    where feed_conflicts.id = ${conflictId}::uuid and settled_at is null and appointment.id = appointment_id
    returning appointment.reference, appointment.id as "reservationId", appointment.patient_id as "patientId"
  `.execute(db);
  return rows[0];
};

export type ClinicConflicts = { clinicName: string; conflicts: number };

export const countConflictsOf = async (
  db: Kysely<Tables>,
  sourceId: string,
): Promise<{ to: string; clinics: ClinicConflicts[] } | undefined> => {
  const source = await db.selectFrom('sources').where('id', '=', sourceId).select('contact_email').executeTakeFirst();
  const { rows: clinics } = await sql<ClinicConflicts>`
    select clinics.name as "clinicName", count(*)::integer as conflicts
    from feed_conflicts join appointments as appointment on appointment.id = appointment_id join clinics on clinics.id = appointment.clinic_id
    where source_id = ${sourceId}::uuid and settled_at is null and appointment.starts_at > statement_timestamp()
    group by clinics.id order by clinics.name, clinics.id
  `.execute(db);
  const to = source?.contact_email ?? null;
  return to === null || clinics.length === 0 ? undefined : { to, clinics };
};
