import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { isUpcoming } from '../../../contract/appointmentStatuses.ts';
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
  return isUpcoming({ status, start: startsAt }, now.getTime()) ? 'change' : 'late';
};
