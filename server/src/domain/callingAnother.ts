import type { AppointmentStatus } from '../../../contract/appointments.ts';
import type { Mode } from '../../../contract/catalogues.ts';

export type NumberQuestion = {
  status: AppointmentStatus;
  mode: Mode;
  startsAt: Date;
  contactPhone: string | null;
  now: Date;
};

export type NumberVerdict = 'change' | 'unchanged' | 'cancelled' | 'late' | 'notByPhone';

export const decideNumber = (
  { status, mode, startsAt, contactPhone, now }: NumberQuestion,
  phone: string,
): NumberVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (mode !== 'phone') return 'notByPhone';
  if (contactPhone === phone) return 'unchanged';
  return status === 'booked' && now < startsAt ? 'change' : 'late';
};
