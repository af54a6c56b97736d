import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isLiveStatus } from '../../../contract/appointmentStatuses.ts';

type Stretch = Pick<Slot, 'start' | 'durationMinutes'>;

const isLive = ({ status }: Appointment): boolean => isLiveStatus(status);

/** Milliseconds; an unknown length counts as one minute. */
const endOf = ({ start, durationMinutes }: Stretch): number =>
  Date.parse(start) + Math.max(durationMinutes, 1) * 60_000;

/** Back-to-back times do not overlap (product §8 Holds). */
const overlap = (one: Stretch, other: Stretch): boolean =>
  Date.parse(one.start) < endOf(other) && Date.parse(other.start) < endOf(one);

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
