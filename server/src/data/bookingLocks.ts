import { sql, type Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { slotColumns, type SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import type { SlotStatus } from './tables/network.ts';

export type LockedPatient = {
  patientId: string;
  firstName: string | null;
  lastName: string | null;
  lang: Language | null;
};

export type LockedSlot = SlotRow & {
  status: SlotStatus;
  serviceName: Record<Language, string>;
  clinicName: string;
  clinicActive: boolean;
  timeZone: string;
  clinicPhone: string | null;
  cancelLimitMinutes: number;
};

/**
 * Serialises a patient’s bookings. Always lock it before the slot (decision 0003), to avoid deadlocks. Does not block
 * rows that only reference the patient. Returns nothing for a merged record.
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

/** Locks in id order, to avoid deadlocks. */
export const lockSlots = async (transaction: Transaction<Tables>, slotIds: readonly string[]): Promise<void> => {
  if (slotIds.length === 0) return;
  await sql`select id from slots where id = any(${slotIds}::uuid[]) order by id for update`.execute(transaction);
};

/** Read holds and appointments in a later statement: this one sees their state before its wait. */
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
