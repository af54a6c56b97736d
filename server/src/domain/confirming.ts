import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { appointmentAfter } from './appointmentStates.ts';

export type ConfirmQuestion = {
  status: AppointmentStatus;
  startsAt: Date;
  confirmedAt: Date | null;
  /** From when the clinic moved the visit, while the patient has not agreed. */
  movedFrom: Date | null;
  now: Date;
};

/** `confirm` it now; it `stands` confirmed, or the patient came; it was `cancelled`; or it is too `late`. */
export type ConfirmVerdict = 'confirm' | 'stands' | 'cancelled' | 'late';

/** What it comes to when a patient says that they will come, and that a time the clinic chose suits them. Saying it twice is once. */
export const decideConfirm = ({ status, startsAt, confirmedAt, movedFrom, now }: ConfirmQuestion): ConfirmVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'checked-in' || status === 'fulfilled') return 'stands';
  if (confirmedAt !== null && movedFrom === null) return 'stands';
  return appointmentAfter(status, 'confirmed') !== undefined && now < startsAt ? 'confirm' : 'late';
};
