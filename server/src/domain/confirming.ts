import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { appointmentAfter } from './appointmentStates.ts';

export type ConfirmQuestion = {
  status: AppointmentStatus;
  startsAt: Date;
  confirmedAt: Date | null;
  /** Null once the patient agrees to the clinic's move. */
  movedFrom: Date | null;
  now: Date;
};

export type ConfirmVerdict = 'confirm' | 'unchanged' | 'cancelled' | 'late';

/** Also accepts a time the clinic chose; repeating it is a no-op. */
export const decideConfirm = ({ status, startsAt, confirmedAt, movedFrom, now }: ConfirmQuestion): ConfirmVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'checked-in' || status === 'fulfilled') return 'unchanged';
  if (confirmedAt !== null && movedFrom === null) return 'unchanged';
  return appointmentAfter(status, 'confirmed') !== undefined && now < startsAt ? 'confirm' : 'late';
};
