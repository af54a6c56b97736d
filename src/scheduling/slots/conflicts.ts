import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isLiveStatus } from '../../../contract/appointmentStatuses.ts';

type Stretch = Pick<Slot, 'start' | 'durationMinutes'>;

/** Visits that take up their time: those that are not cancelled and not over. */
const isLive = ({ status }: Appointment): boolean => isLiveStatus(status);

/** In milliseconds. A visit of unknown length takes up its first minute. */
const endOf = ({ start, durationMinutes }: Stretch): number =>
  Date.parse(start) + Math.max(durationMinutes, 1) * 60_000;

/** Whether two stretches of time share a moment. One that begins when the other ends does not (product §8 Holds). */
const overlap = (one: Stretch, other: Stretch): boolean =>
  Date.parse(one.start) < endOf(other) && Date.parse(other.start) < endOf(one);

/** The visit, if any, at the time of a place; a visit that is being moved is in nobody's way. */
export const appointmentAtTimeOf = (
  slot: Stretch,
  appointments: readonly Appointment[],
  movingId?: string,
): Appointment | undefined =>
  appointments.find(
    (appointment) => appointment.reservationId !== movingId && isLive(appointment) && overlap(slot, appointment),
  );

/** The visits to come that count towards the most that a person may have (product §4). */
export const upcomingOf = (appointments: readonly Appointment[]): Appointment[] => appointments.filter(isLive);
