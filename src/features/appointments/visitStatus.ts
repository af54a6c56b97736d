import type { Reservation } from '../../../contract/appointments.ts';

type StatusKey =
  | 'visit.status.booked' | 'visit.status.past' | 'visit.status.checked-in' | 'visit.status.fulfilled' | 'visit.status.noshow'
  | 'visit.status.cancelled' | 'visit.status.cancelledByClinic';

type Status = { key: StatusKey; tone: 'success' | 'info' | 'quiet' };

/** How a visit stands, in words: without news from the clinic a past visit stays booked and is shown as past (product §8). */
export const statusOf = ({ status, start, cancelledBy }: Reservation, now: number): Status => {
  switch (status) {
    case 'cancelled': return { key: cancelledBy === 'clinic' ? 'visit.status.cancelledByClinic' : 'visit.status.cancelled', tone: 'quiet' };
    case 'booked': return Date.parse(start) > now ? { key: 'visit.status.booked', tone: 'success' } : { key: 'visit.status.past', tone: 'quiet' };
    case 'checked-in': return { key: 'visit.status.checked-in', tone: 'info' };
    case 'fulfilled': return { key: 'visit.status.fulfilled', tone: 'quiet' };
    case 'noshow': return { key: 'visit.status.noshow', tone: 'quiet' };
  }
};

/** Whether a visit can still be cancelled online. The server has the last word; `now` is this device's. */
export const isCancellable = ({ status, cancelUntil }: Reservation, now: number): boolean =>
  status === 'booked' && Date.parse(cancelUntil) > now;
