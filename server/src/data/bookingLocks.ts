import { sql, type Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { slotColumns, type SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import type { SlotStatus } from './tables/network.ts';

/** The patient whose bookings are being changed. `lang` is that of their own account; null when they have none. */
export type LockedPatient = {
  patientId: string;
  firstName: string | null;
  lastName: string | null;
  lang: Language | null;
};

/** The place that is being taken or freed, and what its clinic and its service say of it. */
export type LockedSlot = SlotRow & {
  status: SlotStatus;
  serviceName: Record<Language, string>;
  clinicName: string;
  /** A clinic that left the network takes nobody any more. */
  clinicActive: boolean;
  timeZone: string;
  clinicPhone: string | null;
  cancelLimitMinutes: number;
};

/**
 * Locks a patient's row until the transaction ends: one booking of a person at a time. Always before the place's row
 * (decision 0003), so that no two transactions wait for each other. Not against rows that only name the patient: an offer may be
 * made to somebody who is booking. A record that became part of another is nobody’s.
 */
export const lockPatient = async (
  transaction: Transaction<Tables>,
  patientId: string,
): Promise<LockedPatient | undefined> =>
  transaction
    .selectFrom('patients')
    .where('id', '=', patientId)
    .where('merged_into', 'is', null)
    .select((eb) => [
      'id as patientId',
      'first_name as firstName',
      'last_name as lastName',
      eb.selectFrom('accounts').whereRef('accounts.patient_id', '=', 'patients.id').select('lang').as('lang'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the rows of several places in the one order in which everybody does, so that no two transactions wait for each other. */
export const lockSlots = async (transaction: Transaction<Tables>, slotIds: readonly string[]): Promise<void> => {
  if (slotIds.length === 0) return;
  await sql`select id from slots where id = any(${slotIds}::uuid[]) order by id for update`.execute(transaction);
};

/**
 * Locks a place's row until the transaction ends, as it stands after the wait. What else the decision needs (holds, visits)
 * must be read by a later statement: this one still sees them as they were before it waited.
 */
export const lockSlot = async (transaction: Transaction<Tables>, slotId: string): Promise<LockedSlot | undefined> => {
  const { rows } = await sql<LockedSlot>`
    select ${slotColumns}, p.status, jsonb_build_object('fr', s.name_fr, 'en', s.name_en) as "serviceName",
      c.name as "clinicName", c.active as "clinicActive", c.time_zone as "timeZone", c.phone as "clinicPhone", c.cancel_limit_minutes as "cancelLimitMinutes"
    from slots as p
    join clinics as c on c.id = p.clinic_id
    join services as s on s.id = p.service_id
    where p.id = ${slotId}::uuid
    for update of p
  `.execute(transaction);
  return rows[0];
};
