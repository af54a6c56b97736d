import type { Appointment } from '../../../contract/appointments.ts';
import { millisecondsOf } from '../../../contract/instants.ts';

type StatusKey =
  | 'appointment.status.booked'
  | 'appointment.status.confirmed'
  | 'appointment.status.moved'
  | 'appointment.status.past'
  | 'visit.status.checked-in'
  | 'appointment.status.fulfilled'
  | 'appointment.status.noshow'
  | 'appointment.status.unknown'
  | 'appointment.status.cancelled'
  | 'appointment.status.cancelledByPatient'
  | 'appointment.status.cancelledByClinic';

/** Mailed links show these too. */
export type Told = Pick<
  Appointment,
  | 'status'
  | 'start'
  | 'cancelUntil'
  | 'attendanceFrom'
  | 'confirmedAt'
  | 'movedFrom'
  | 'movedFromMode'
  | 'movedFromClinic'
  | 'cancelledBy'
>;

type Status = { key: StatusKey; tone: 'success' | 'info' | 'quiet' };

const cancelledKeys = {
  patient: 'appointment.status.cancelledByPatient',
  clinic: 'appointment.status.cancelledByClinic',
} as const;

const isAhead = ({ start }: Pick<Told, 'start'>, now: number): boolean => millisecondsOf(start) > now;

const statusOfBooked = (appointment: Told, now: number): Status => {
  const { movedFrom, confirmedAt } = appointment;
  if (!isAhead(appointment, now)) return { key: 'appointment.status.past', tone: 'quiet' };
  if (movedFrom !== undefined) return { key: 'appointment.status.moved', tone: 'info' };
  return {
    key: confirmedAt === undefined ? 'appointment.status.booked' : 'appointment.status.confirmed',
    tone: 'success',
  };
};

/** A past appointment without news from the clinic shows as past (product §8). */
export const statusOf = (appointment: Told, now: number): Status => {
  const { status, cancelledBy } = appointment;
  switch (status) {
    case 'cancelled':
      return {
        key: cancelledBy === undefined ? 'appointment.status.cancelled' : cancelledKeys[cancelledBy],
        tone: 'quiet',
      };
    case 'booked':
      return statusOfBooked(appointment, now);
    case 'checked-in':
      return { key: 'visit.status.checked-in', tone: 'info' };
    case 'fulfilled':
      return { key: 'appointment.status.fulfilled', tone: 'quiet' };
    case 'noshow':
      return { key: 'appointment.status.noshow', tone: 'quiet' };
    default: // a word of another back end
      return { key: 'appointment.status.unknown', tone: 'quiet' };
  }
};

/** Here and below, `now` is the device clock in milliseconds; the server decides. */
export const isToCome = (appointment: Pick<Told, 'status' | 'start'>, now: number): boolean =>
  appointment.status === 'booked' && isAhead(appointment, now);

export const isCancellable = ({ status, cancelUntil }: Told, now: number): boolean =>
  status === 'booked' && millisecondsOf(cancelUntil) > now;

export const isTooLateOnline = (appointment: Told, now: number): boolean =>
  isToCome(appointment, now) && !isCancellable(appointment, now);

export const isMovable = (appointment: Appointment, now: number): boolean => isCancellable(appointment, now);

const isAsked = ({ attendanceFrom, confirmedAt }: Told, now: number): boolean =>
  confirmedAt === undefined && attendanceFrom !== undefined && millisecondsOf(attendanceFrom) <= now;

/** From the first reminder until confirmed, and after the clinic moves it: a booking needs nothing more. */
export const isConfirmable = (appointment: Told, now: number): boolean =>
  isToCome(appointment, now) && (appointment.movedFrom !== undefined || isAsked(appointment, now));

export const isClinicCancellation = (appointment: Appointment, now: number): boolean =>
  appointment.status === 'cancelled' && appointment.cancelledBy === 'clinic' && isAhead(appointment, now);
