import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { objectionToReserving, type SlotClaims } from './reserving.ts';
import { appointmentAfter } from './appointmentStates.ts';

/** A visit that a clinic wants to change. Instants on the database's clock. */
export type ClinicQuestion = { status: AppointmentStatus; startsAt: Date; now: Date };

/** `cancel` it; it `stands` cancelled, whoever did it; or it has begun or is `over`. */
export type ClinicCancelVerdict = 'cancel' | 'stands' | 'over';

/** What a clinic's wish to cancel comes to. Its own limit does not bind the clinic; the beginning of the visit does. */
export const decideClinicCancel = ({ status, startsAt, now }: ClinicQuestion): ClinicCancelVerdict => {
  if (status === 'cancelled') return 'stands';
  return appointmentAfter(status, 'cancelledByClinic') !== undefined && now < startsAt ? 'cancel' : 'over';
};

/** `move` it; it `stands` there; it was `cancelled`; it is `over`; or what is wrong with the place it should go to. */
export type ClinicMoveVerdict = 'move' | 'stands' | 'cancelled' | 'over' | 'past' | 'taken' | 'overlap';

/** The place a clinic chose for a visit, and what stands between it and the patient; the claims leave that visit out. */
export type ClinicTarget = { slot: Parameters<typeof objectionToReserving>[0]; claims: SlotClaims; isThere: boolean };

/**
 * What a clinic's wish to move a visit comes to. A place that somebody else has or holds stays theirs, and no visit is put over
 * another one of the same person; how many visits a person may have ahead is not asked, since there will be no more than before.
 */
export const decideClinicMove = (
  { status, startsAt }: Omit<ClinicQuestion, 'now'>,
  { slot, claims, isThere }: ClinicTarget,
): ClinicMoveVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (isThere) return 'stands';
  if (appointmentAfter(status, 'movedByClinic') === undefined || startsAt <= claims.now) return 'over';
  const objection = objectionToReserving(slot, claims, Infinity);
  if (objection === 'alreadyYours') return 'overlap';
  return objection === null || objection === 'tooMany' ? 'move' : objection;
};
