import type { Reservation, Space } from '../../../contract/appointments.ts';
import { isLiveStatus } from '../../../contract/reservationStatuses.ts';

type Stretch = Pick<Space, 'start' | 'durationMinutes'>;

/** Visits that take up their time: those that are not cancelled and not over. */
const isLive = ({ status }: Reservation): boolean => isLiveStatus(status);

/** In milliseconds. A visit of unknown length takes up its first minute. */
const endOf = ({ start, durationMinutes }: Stretch): number =>
  Date.parse(start) + Math.max(durationMinutes, 1) * 60_000;

/** Whether two stretches of time share a moment. One that begins when the other ends does not (product §8 Holds). */
const overlap = (one: Stretch, other: Stretch): boolean =>
  Date.parse(one.start) < endOf(other) && Date.parse(other.start) < endOf(one);

/** The visit, if any, at the time of a place; a visit that is being moved is in nobody's way. */
export const visitAtTimeOf = (
  place: Stretch,
  visits: readonly Reservation[],
  movingId?: string,
): Reservation | undefined =>
  visits.find((visit) => visit.reservationId !== movingId && isLive(visit) && overlap(place, visit));

/** The visits to come that count towards the most that a person may have (product §4). */
export const upcomingOf = (visits: readonly Reservation[]): Reservation[] => visits.filter(isLive);
