import { sql, type Kysely, type Transaction } from 'kysely';

import type { Mode } from '../../../contract/catalogues.ts';
import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { contactPhoneOf } from './contactPhone.ts';
import { lockSlots } from './bookingLocks.ts';
import { disagreementColumns, type Disagreement } from './feedConflicts.ts';
import type { Tables } from './tables.ts';
import type { SlotStatus } from './tables/network.ts';
import { withdrawUnbooked } from './withdrawUnbooked.ts';

/** End excluded; `professionalId` null means all. */
export type ClinicDay = { clinicId: string; professionalId: string | null; from: Date; to: Date };

const slotsOf = ({ clinicId, professionalId, from, to }: ClinicDay) => sql`
  p.clinic_id = ${clinicId}::uuid and p.starts_at >= ${from} and p.starts_at < ${to}
  and (${professionalId}::uuid is null or p.professional_id = ${professionalId}::uuid)`;

const unbooked = sql`('free', 'set-aside', 'elsewhere')`;

export type DayRow = {
  slotId: string;
  startsAt: Date;
  slotStatus: SlotStatus;
  professional: string | null;
  reference: string | null;
  status: AppointmentStatus | null;
  isConfirmed: boolean;
  mode: Mode;
  contactPhone: string | null;
  /** Null where nobody booked, like `reservationId`. */
  patientId: string | null;
  reservationId: string | null;
} & (Disagreement | Record<keyof Disagreement, null>);

export const listDay = async (db: Kysely<Tables>, day: ClinicDay): Promise<DayRow[]> => {
  const { rows } = await sql<DayRow>`
    select p.id as "slotId", p.starts_at as "startsAt", p.status as "slotStatus", who.name as professional,
      visit.id as "reservationId", visit.patient_id as "patientId", visit.reference, visit.status, visit.confirmed_at is not null as "isConfirmed", p.mode, ${contactPhoneOf('visit')} as "contactPhone",
      ${disagreementColumns}
    from slots as p
    left join professionals as who on who.id = p.professional_id
    left join appointments as visit on visit.slot_id = p.id and visit.status <> 'cancelled'
    left join feed_conflicts as conflict on conflict.appointment_id = visit.id and conflict.settled_at is null
    where ${slotsOf(day)} and p.status <> 'entered-in-error'
    order by p.starts_at, who.name, p.id
  `.execute(db);
  return rows;
};

export const listBookedAppointments = async (db: Kysely<Tables>, day: ClinicDay): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select visit.id from appointments as visit join slots as p on p.id = visit.slot_id
    where ${slotsOf(day)} and visit.status = 'booked' and visit.starts_at > statement_timestamp()
    order by visit.starts_at, visit.id
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Withdraws upcoming slots that nobody booked. @returns how many */
export const withdrawSlots = async (transaction: Transaction<Tables>, day: ClinicDay): Promise<number> => {
  const { rows: found } = await sql<{ id: string }>`
    select p.id from slots as p
    where ${slotsOf(day)} and p.status in ${unbooked} and p.starts_at > statement_timestamp()
  `.execute(transaction);
  const slotIds = found.map(({ id }) => id);
  await lockSlots(transaction, slotIds);
  const isUnbooked = sql<boolean>`id = any(${slotIds}::uuid[]) and status in ${unbooked}`;
  return (await withdrawUnbooked(transaction, isUnbooked, { byHand: true })).length;
};
