import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { objectionToReserving, type SlotClaims } from './reserving.ts';
import { appointmentAfter } from './appointmentStates.ts';

export type ClinicQuestion = { status: AppointmentStatus; startsAt: Date; now: Date };

/** `alreadyCancelled` by either side; `over`: begun or ended. */
export type ClinicCancelVerdict = 'cancel' | 'alreadyCancelled' | 'over';

export const decideClinicCancel = ({ status, startsAt, now }: ClinicQuestion): ClinicCancelVerdict => {
  if (status === 'cancelled') return 'alreadyCancelled';
  return appointmentAfter(status, 'cancelledByClinic') !== undefined && now < startsAt ? 'cancel' : 'over';
};

export type ClinicMoveVerdict =
  'move' | 'unchanged' | 'cancelled' | 'over' | 'past' | 'elsewhere' | 'taken' | 'overlap';

/** `claims` excludes the appointment being moved. */
export type ClinicTarget = { slot: Parameters<typeof objectionToReserving>[0]; claims: SlotClaims; isThere: boolean };

/** A clinic's move must not take another person's slot or hold, nor overlap the patient's other appointments. */
export const decideClinicMove = (
  { status, startsAt }: Omit<ClinicQuestion, 'now'>,
  { slot, claims, isThere }: ClinicTarget,
): ClinicMoveVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (isThere) return 'unchanged';
  if (appointmentAfter(status, 'movedByClinic') === undefined || startsAt <= claims.now) return 'over';
  const objection = objectionToReserving(slot, claims, Infinity);
  if (objection === 'alreadyYours') return 'overlap';
  return objection === null || objection === 'tooMany' ? 'move' : objection;
};
