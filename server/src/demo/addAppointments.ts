import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { AppointmentStatus } from '../../../contract/appointments.ts';
import type { Reason } from '../../../contract/catalogues.ts';
import type { Tables } from '../data/tables.ts';
import { reasonContext } from '../data/writeAppointment.ts';
import { cancelUntil } from '../domain/cancelling.ts';
import { dayMs } from '../domain/durations.ts';
import { makeReference } from '../domain/reference.ts';
import type { BookedAppointment } from '../domain/appointmentMessages.ts';
import type { AppointmentOf } from '../domain/whoseAppointment.ts';
import type { DemoPeople } from './addPeople.ts';
import { demoClinics } from './clinics.ts';
import type { DemoDeps } from './demoDeps.ts';
import { pick } from './seeded.ts';
import { addPastSlot, takeSlot, type AppointmentSlot } from './appointmentSlots.ts';
import { comingAppointments, pastAppointments } from './appointments.ts';

export type DemoAppointment = Omit<BookedAppointment, keyof AppointmentOf> & {
  reservationId: string;
  patientId: string;
  clinicId: string;
  status: AppointmentStatus;
  bookedAt: Date;
};

type Booking = {
  slot: AppointmentSlot;
  patientId: string;
  bookedBy: string | null;
  bookedAt: Date;
  reason: Reason;
  status: AppointmentStatus;
  isConfirmed?: boolean;
};

export const book = async (
  transaction: Transaction<Tables>,
  { vault }: Pick<DemoDeps, 'vault'>,
  booking: Booking,
): Promise<DemoAppointment> => {
  const { slot, patientId, bookedAt, status } = booking;
  const reservationId = newId();
  const reference = makeReference();
  const until = cancelUntil({ startsAt: slot.starts_at, bookedAt, cancelLimitMinutes: slot.cancel_limit_minutes });
  const isCancelled = status === 'cancelled';
  await transaction
    .insertInto('appointments')
    .values({
      id: reservationId,
      clinic_id: slot.clinic_id,
      slot_id: slot.id,
      patient_id: patientId,
      booked_by_account_id: booking.bookedBy,
      reference,
      status,
      reason_sealed: vault.seal(booking.reason, reasonContext),
      per_name: slot.per_name,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      cancel_until: until,
      created_at: bookedAt,
      confirmed_at: booking.isConfirmed === true ? new Date(bookedAt.getTime() + dayMs) : null,
      cancelled_at: isCancelled ? new Date(slot.starts_at.getTime() - dayMs) : null,
      cancelled_by: isCancelled ? 'patient' : null,
    })
    .execute();
  return {
    reservationId,
    patientId,
    clinicId: slot.clinic_id,
    status,
    bookedAt,
    reference,
    startsAt: slot.starts_at,
    cancelUntil: until,
    timeZone: slot.time_zone,
    clinicName: slot.clinic_name,
    clinicPhone: slot.phone,
    perName: slot.per_name,
    mode: slot.mode,
  };
};

const otherReasons: readonly Reason[] = ['cold-flu', 'skin', 'prescription', 'form', 'pain', 'allergy-asthma'];

const bookOthers = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  others: readonly string[],
): Promise<void> => {
  const now = deps.clock().getTime();
  for (const [at, patientId] of others.entries()) {
    const slot = await takeSlot(
      transaction,
      demoClinics[at % demoClinics.length]?.key ?? '',
      new Date(now + (1 + (at % 12)) * dayMs),
    );
    const reason = pick(`patient/${at + 1}/reason`, otherReasons);
    await book(transaction, deps, {
      slot,
      patientId,
      bookedBy: null,
      bookedAt: new Date(now - (1 + (at % 5)) * dayMs),
      reason,
      status: 'booked',
    });
  }
};

export const addAppointments = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  people: DemoPeople,
): Promise<DemoAppointment[]> => {
  const now = deps.clock();
  const bookedBy = people.accountId;
  const appointments: DemoAppointment[] = [];
  for (const appointment of pastAppointments) {
    const slot = await addPastSlot(transaction, appointment, now);
    const bookedAt = new Date(slot.starts_at.getTime() - 7 * dayMs);
    appointments.push(
      await book(transaction, deps, { ...appointment, slot, patientId: people[appointment.of], bookedBy, bookedAt }),
    );
  }
  for (const appointment of comingAppointments) {
    const slot = await takeSlot(
      transaction,
      appointment.service,
      new Date(now.getTime() + appointment.daysAhead * dayMs),
    );
    const bookedAt = new Date(now.getTime() - appointment.bookedDaysAgo * dayMs);
    appointments.push(
      await book(transaction, deps, {
        ...appointment,
        slot,
        patientId: people[appointment.of],
        bookedBy,
        bookedAt,
        status: 'booked',
      }),
    );
  }
  await bookOthers(transaction, deps, people.others);
  return appointments;
};
