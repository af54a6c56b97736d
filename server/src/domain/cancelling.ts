import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { appointmentAfter } from './appointmentStates.ts';

const minuteMs = 60_000;

/** However late one books, some minutes remain to change one's mind (product §8 Visits). */
const { regret } = appointmentLimits.cancelMinutes;

export type AppointmentTimes = { startsAt: Date; bookedAt: Date; cancelLimitMinutes: number };

/** Until when the patient may cancel: the later of the clinic's limit and ten minutes after booking, never past the start. */
export const cancelUntil = ({ startsAt, bookedAt, cancelLimitMinutes }: AppointmentTimes): Date => {
  const limit = startsAt.getTime() - cancelLimitMinutes * minuteMs;
  const regretted = bookedAt.getTime() + regret * minuteMs;
  return new Date(Math.min(Math.max(limit, regretted), startsAt.getTime()));
};

export type CancelQuestion = {
  status: AppointmentStatus;
  cancelledBy: 'patient' | 'clinic' | null;
  cancelUntil: Date;
  now: Date;
};

/** `cancel` it now; it `stands` cancelled by the patient already; the clinic was `first`; or it is too `late`. */
export type CancelVerdict = 'cancel' | 'stands' | 'first' | 'late';

/** What a patient's wish to cancel comes to. Asking again for what is done is not an error. */
export const decideCancel = ({ status, cancelledBy, cancelUntil: limit, now }: CancelQuestion): CancelVerdict => {
  if (status === 'cancelled') return cancelledBy === 'clinic' ? 'first' : 'stands';
  const possible = appointmentAfter(status, 'cancelledByPatient') !== undefined;
  return possible && now <= limit ? 'cancel' : 'late';
};
