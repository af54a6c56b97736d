import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { appointmentAfter } from './appointmentStates.ts';
import { minuteMs } from './durations.ts';

const { regret } = appointmentLimits.cancelMinutes;

export type AppointmentTimes = { startsAt: Date; bookedAt: Date; cancelLimitMinutes: number };

/** The later of the clinic's limit and ten minutes after booking, never past the start (product §8 Visits). */
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

export type CancelVerdict = 'cancel' | 'alreadyCancelled' | 'cancelledByClinic' | 'late';

/** Cancelling twice is not an error. */
export const decideCancel = ({ status, cancelledBy, cancelUntil: limit, now }: CancelQuestion): CancelVerdict => {
  if (status === 'cancelled') return cancelledBy === 'clinic' ? 'cancelledByClinic' : 'alreadyCancelled';
  const possible = appointmentAfter(status, 'cancelledByPatient') !== undefined;
  return possible && now <= limit ? 'cancel' : 'late';
};
