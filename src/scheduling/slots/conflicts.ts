import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isLiveStatus } from '../../../contract/appointmentStatuses.ts';
import { millisecondsOf } from '../../../contract/instants.ts';

type Stretch = Pick<Slot, 'start' | 'durationMinutes'>;

const isLive = ({ status }: Appointment): boolean => isLiveStatus(status);

/** Milliseconds; an unknown length counts as one minute. */
const endOf = ({ start, durationMinutes }: Stretch): number =>
  millisecondsOf(start) + Math.max(durationMinutes, 1) * 60_000;

/** Back-to-back times do not overlap (product §8 Holds). */
const overlap = (one: Stretch, other: Stretch): boolean =>
  millisecondsOf(one.start) < endOf(other) && millisecondsOf(other.start) < endOf(one);

/** Ignores the appointment being moved. */
export const appointmentAtTimeOf = (
  slot: Stretch,
  appointments: readonly Appointment[],
  movingId?: string,
): Appointment | undefined =>
  appointments.find(
    (appointment) => appointment.reservationId !== movingId && isLive(appointment) && overlap(slot, appointment),
  );

/** Those that count towards the limit (product §4). */
export const upcomingOf = (appointments: readonly Appointment[]): Appointment[] => appointments.filter(isLive);
