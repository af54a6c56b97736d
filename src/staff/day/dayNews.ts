import type { AppointmentStatus } from '../../../contract/appointmentStatuses.ts';
import type { StaffAppointment, StaffDay } from '../../../contract/staff.ts';

type DayNews = 'added' | 'cancelled' | 'changed';

export type OwnActs = Readonly<Record<string, AppointmentStatus>>;

const newsOf = (before: StaffAppointment | undefined, now: StaffAppointment): DayNews | undefined => {
  if (before === undefined) return now.status === 'cancelled' ? undefined : 'added';
  if (before.status !== now.status) return now.status === 'cancelled' ? 'cancelled' : 'changed';
  return before.startsAt === now.startsAt ? undefined : 'changed';
};

/** An event says neither its day nor who caused it. */
export const dayNews = (before: StaffDay, now: StaffDay, own: OwnActs): DayNews | undefined => {
  const known = new Map(before.appointments.map((one) => [one.reservationId, one]));
  const found = now.appointments.flatMap((one) => {
    const news = own[one.reservationId] === one.status ? undefined : newsOf(known.get(one.reservationId), one);
    return news === undefined ? [] : [news];
  });
  const left = new Set(now.appointments.map(({ reservationId }) => reservationId));
  const isGone = before.appointments.some(({ reservationId }) => !left.has(reservationId));
  const [first, ...more] = [...new Set([...found, ...(isGone ? (['changed'] as const) : [])])];
  return more.length === 0 ? first : 'changed';
};
