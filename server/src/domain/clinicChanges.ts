import type { AppointmentStatus } from '../../../contract/appointments.ts';
import type { Mode } from '../../../contract/catalogues.ts';
import { todayAt } from './age.ts';
import type { Eligibility } from './care/serviceTerms.ts';
import { objectionToCare, reasonCode, type CareObjection } from './care/suitability.ts';
import { objectionToReserving, type SlotClaims } from './reserving.ts';
import { appointmentAfter } from './appointmentStates.ts';

export type ClinicQuestion = { status: AppointmentStatus; startsAt: Date; now: Date };

/** `alreadyCancelled` by either side; `over`: begun or ended. */
export type ClinicCancelVerdict = 'cancel' | 'alreadyCancelled' | 'over';

export const decideClinicCancel = ({ status, startsAt, now }: ClinicQuestion): ClinicCancelVerdict => {
  if (status === 'cancelled') return 'alreadyCancelled';
  return appointmentAfter(status, 'cancelledByClinic') !== undefined && now < startsAt ? 'cancel' : 'over';
};

export type ClinicRemindVerdict = 'remind' | 'notBooked' | 'begun';

export const decideClinicRemind = ({ status, startsAt, now }: ClinicQuestion): ClinicRemindVerdict => {
  if (status !== 'booked') return 'notBooked';
  return now < startsAt ? 'remind' : 'begun';
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

export type ClinicMoveRefusal = Exclude<ClinicMoveVerdict, 'move' | 'unchanged'> | Exclude<CareObjection, 'ageUnknown'>;

/** Whether the service of a slot takes the patient. An unknown age is no objection: the clinic knows whom it sees. */
export const objectionToClinicMove = (
  { reason, birthDate }: { reason: string | null; birthDate: string | null },
  { terms, mode, startsAt }: { terms: Eligibility; mode: Mode; startsAt: Date },
): Exclude<CareObjection, 'ageUnknown'> | null => {
  const need = { birthDate, hasRecord: true, reason: reasonCode(reason) };
  const objection = objectionToCare(terms, { mode, on: todayAt(startsAt) }, need);
  return objection === 'ageUnknown' ? null : objection;
};
