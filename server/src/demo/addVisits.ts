import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { ReservationStatus } from '../../../contract/appointments.ts';
import type { Reason } from '../../../contract/catalogues.ts';
import type { Tables } from '../data/tables.ts';
import { reasonContext } from '../data/writeReservation.ts';
import { cancelUntil } from '../domain/cancelling.ts';
import { makeReference } from '../domain/reference.ts';
import type { BookedVisit } from '../domain/visitMessages.ts';
import type { DemoPeople } from './addPeople.ts';
import { demoClinics } from './clinics.ts';
import type { DemoDeps } from './demoDeps.ts';
import { pick } from './seeded.ts';
import { addPastPlace, takePlace, type VisitPlace } from './visitPlaces.ts';
import { comingVisits, pastVisits } from './visits.ts';

/** A reservation of the demo, and what messages tell of it. */
export type DemoVisit = BookedVisit & {
  reservationId: string;
  patientId: string;
  clinicId: string;
  status: ReservationStatus;
  bookedAt: Date;
};

type Booking = {
  place: VisitPlace;
  patientId: string;
  bookedBy: string | null;
  bookedAt: Date;
  reason: Reason;
  status: ReservationStatus;
  isConfirmed?: boolean;
};

const dayMs = 86_400_000;

/** Books a place of the demo for somebody, as if it had been then. */
export const book = async (
  transaction: Transaction<Tables>,
  { vault }: Pick<DemoDeps, 'vault'>,
  booking: Booking,
): Promise<DemoVisit> => {
  const { place, patientId, bookedAt, status } = booking;
  const reservationId = newId();
  const reference = makeReference();
  const until = cancelUntil({ startsAt: place.starts_at, bookedAt, cancelLimitMinutes: place.cancel_limit_minutes });
  const isCancelled = status === 'cancelled';
  await transaction
    .insertInto('appointments')
    .values({
      id: reservationId,
      clinic_id: place.clinic_id,
      slot_id: place.id,
      patient_id: patientId,
      booked_by_account_id: booking.bookedBy,
      reference,
      status,
      reason_sealed: vault.seal(booking.reason, reasonContext),
      per_name: place.per_name,
      starts_at: place.starts_at,
      ends_at: place.ends_at,
      cancel_until: until,
      created_at: bookedAt,
      confirmed_at: booking.isConfirmed === true ? new Date(bookedAt.getTime() + dayMs) : null,
      cancelled_at: isCancelled ? new Date(place.starts_at.getTime() - dayMs) : null,
      cancelled_by: isCancelled ? 'patient' : null,
    })
    .execute();
  return {
    reservationId,
    patientId,
    clinicId: place.clinic_id,
    status,
    bookedAt,
    reference,
    startsAt: place.starts_at,
    cancelUntil: until,
    timeZone: place.time_zone,
    clinicName: place.clinic_name,
    clinicPhone: place.phone,
    perName: place.per_name,
    mode: place.mode,
  };
};

const otherReasons: readonly Reason[] = ['cold-flu', 'skin', 'prescription', 'form', 'pain', 'allergy-asthma'];

/** The other patients have a visit each, in clinics all over the network. */
const bookOthers = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  others: readonly string[],
): Promise<void> => {
  const now = deps.clock().getTime();
  for (const [at, patientId] of others.entries()) {
    const place = await takePlace(
      transaction,
      demoClinics[at % demoClinics.length]?.key ?? '',
      new Date(now + (1 + (at % 12)) * dayMs),
    );
    const reason = pick(`patient/${at + 1}/reason`, otherReasons);
    await book(transaction, deps, {
      place,
      patientId,
      bookedBy: null,
      bookedAt: new Date(now - (1 + (at % 5)) * dayMs),
      reason,
      status: 'booked',
    });
  }
};

/** Adds the visits of everyone; gives those of the demo patient's people, past ones first. */
export const addVisits = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  people: DemoPeople,
): Promise<DemoVisit[]> => {
  const now = deps.clock();
  const bookedBy = people.accountId;
  const visits: DemoVisit[] = [];
  for (const visit of pastVisits) {
    const place = await addPastPlace(transaction, visit, now);
    const bookedAt = new Date(place.starts_at.getTime() - 7 * dayMs);
    visits.push(await book(transaction, deps, { ...visit, place, patientId: people[visit.of], bookedBy, bookedAt }));
  }
  for (const visit of comingVisits) {
    const place = await takePlace(transaction, visit.service, new Date(now.getTime() + visit.daysAhead * dayMs));
    const bookedAt = new Date(now.getTime() - visit.bookedDaysAgo * dayMs);
    visits.push(
      await book(transaction, deps, {
        ...visit,
        place,
        patientId: people[visit.of],
        bookedBy,
        bookedAt,
        status: 'booked',
      }),
    );
  }
  await bookOthers(transaction, deps, people.others);
  return visits;
};
