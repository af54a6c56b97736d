import type { Appointment } from '../../../contract/appointments.ts';

type StatusKey =
  | 'visit.status.booked'
  | 'visit.status.confirmed'
  | 'visit.status.moved'
  | 'visit.status.past'
  | 'visit.status.checked-in'
  | 'visit.status.fulfilled'
  | 'visit.status.noshow'
  | 'visit.status.cancelled'
  | 'visit.status.cancelledByPatient'
  | 'visit.status.cancelledByClinic';

/** What is told of a visit: all of a reservation, or what a mailed link shows of it. */
export type Told = Pick<Appointment, 'status' | 'start' | 'cancelUntil' | 'confirmedAt' | 'movedFrom' | 'cancelledBy'>;

type Status = { key: StatusKey; tone: 'success' | 'info' | 'quiet' };

const cancelledKeys = { patient: 'visit.status.cancelledByPatient', clinic: 'visit.status.cancelledByClinic' } as const;

/** Whether its time is still to come. */
const isAhead = ({ start }: Pick<Told, 'start'>, now: number): boolean => Date.parse(start) > now;

/** A visit that is booked: moved by the clinic, or still to come, or over without news. */
const statusOfBooked = (appointment: Told, now: number): Status => {
  const { movedFrom, confirmedAt } = appointment;
  if (!isAhead(appointment, now)) return { key: 'visit.status.past', tone: 'quiet' };
  if (movedFrom !== undefined) return { key: 'visit.status.moved', tone: 'info' };
  return { key: confirmedAt === undefined ? 'visit.status.booked' : 'visit.status.confirmed', tone: 'success' };
};

/** How a visit stands, in words: without news from the clinic a past visit stays booked and is shown as past (product §8). */
export const statusOf = (appointment: Told, now: number): Status => {
  const { status, cancelledBy } = appointment;
  switch (status) {
    case 'cancelled':
      return { key: cancelledBy === undefined ? 'visit.status.cancelled' : cancelledKeys[cancelledBy], tone: 'quiet' };
    case 'booked':
      return statusOfBooked(appointment, now);
    case 'checked-in':
      return { key: 'visit.status.checked-in', tone: 'info' };
    case 'fulfilled':
      return { key: 'visit.status.fulfilled', tone: 'quiet' };
    case 'noshow':
      return { key: 'visit.status.noshow', tone: 'quiet' };
  }
};

/** Whether an appointment is booked and still to come. `now` in milliseconds of this device, as in all of these. */
export const isToCome = (appointment: Pick<Told, 'status' | 'start'>, now: number): boolean =>
  appointment.status === 'booked' && isAhead(appointment, now);

/** Whether a visit can still be cancelled online. The server has the last word; `now` is this device's. */
export const isCancellable = ({ status, cancelUntil }: Told, now: number): boolean =>
  status === 'booked' && Date.parse(cancelUntil) > now;

/** Whether an appointment to come is too near to be cancelled online: only a call to the clinic helps. */
export const isTooLateOnline = (appointment: Told, now: number): boolean =>
  isToCome(appointment, now) && !isCancellable(appointment, now);

/** Whether a visit can still be moved online: as long as its place can be given back. The server has the last word. */
export const isMovable = (appointment: Appointment, now: number): boolean => isCancellable(appointment, now);

/** Whether there is something to say about coming: nothing was said yet, or the clinic has moved the visit since. */
export const isConfirmable = (appointment: Told, now: number): boolean =>
  isToCome(appointment, now) && (appointment.confirmedAt === undefined || appointment.movedFrom !== undefined);

/** Whether the clinic cancelled a visit whose time is still to come: the patient may not know it yet. */
export const isCallOff = (appointment: Appointment, now: number): boolean =>
  appointment.status === 'cancelled' && appointment.cancelledBy === 'clinic' && isAhead(appointment, now);
