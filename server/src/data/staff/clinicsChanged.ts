import { sql, type Kysely } from 'kysely';

import type { RecordedEvent } from '../recordedEvent.ts';
import type { Tables } from '../tables.ts';

/** A held slot stays free on the day. */
const clinicIn = (event: RecordedEvent): string[] => {
  if (event.type === 'thread') return [event.clinicId];
  return event.type === 'place' && (event.state === 'freed' || event.heldBy === undefined) ? [event.clinicId] : [];
};

const clinicsOfAppointments = async (db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('appointments').where('id', 'in', ids).select('clinic_id').distinct().execute();
  return rows.map(({ clinic_id }) => clinic_id);
};

/** Of the account’s person, and of those for whom it acts or asks to. */
const clinicsOfPeople = async (db: Kysely<Tables>, accountIds: readonly string[]): Promise<string[]> => {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<{ clinicId: string }>`
    with people as (
      select patient_id as id from accounts where id = any(${accountIds}::uuid[])
      union select patient_id from dependents where account_id = any(${accountIds}::uuid[]) and state <> 'ended'
    ), records as (
      select id from people
      union select same.id from people join patients as one using (id)
        join patients as same on same.nam_index = one.nam_index and same.birth_date = one.birth_date
    )
    select distinct clinic_id as "clinicId" from appointments join records on records.id = appointments.patient_id
  `.execute(db);
  return rows.map(({ clinicId }) => clinicId);
};

/** Of appointments, where they are now; the slot that one left says the rest. */
export const clinicsChanged = async (
  db: Kysely<Tables>,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> => {
  const visits = events.flatMap((event) => (event.type === 'visit' ? [event.reservationId] : []));
  const accounts = events.flatMap((event) =>
    event.type === 'dependents' || event.type === 'merged' ? [event.accountId] : [],
  );
  return new Set([
    ...events.flatMap(clinicIn),
    ...(await clinicsOfAppointments(db, visits)),
    ...(await clinicsOfPeople(db, accounts)),
  ]);
};
