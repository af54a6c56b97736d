import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { appointmentAfter } from './appointmentStates.ts';
import { minuteMs } from './durations.ts';

const { moved, regret } = appointmentLimits.cancelMinutes;

type Limits = { startsAt: Date; cancelLimitMinutes: number };

const limitOf = ({ startsAt, cancelLimitMinutes }: Limits, since: Date, graceMinutes: number): Date => {
  const limit = startsAt.getTime() - cancelLimitMinutes * minuteMs;
  const grace = since.getTime() + graceMinutes * minuteMs;
  return new Date(Math.min(Math.max(limit, grace), startsAt.getTime()));
};

/** The later of the clinic's limit and ten minutes after booking, never past the start (product §8 Visits). */
export const cancelUntil = (times: Limits & { bookedAt: Date }): Date => limitOf(times, times.bookedAt, regret);

/** The later of the clinic's limit and a day after its move, never past the start (decision 82). */
export const answerUntil = (times: Limits & { movedAt: Date }): Date => limitOf(times, times.movedAt, moved);

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
