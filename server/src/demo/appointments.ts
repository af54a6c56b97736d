import type { AppointmentStatus } from '../../../contract/appointments.ts';
import type { Reason } from '../../../contract/catalogues.ts';

export type AppointmentOf = 'self' | 'child' | 'parent';

/** Moved back to the nearest weekday; in clinic time. */
export type PastAppointment = {
  of: AppointmentOf;
  daysAgo: number;
  at: string;
  professional: string;
  service: string;
  mode: 'in-person' | 'phone';
  reason: Reason;
  status: Exclude<AppointmentStatus, 'booked' | 'checked-in'>;
};

export const pastAppointments: readonly PastAppointment[] = [
  {
    of: 'self',
    daysAgo: 210,
    at: '10:30',
    professional: 'plateau/1',
    service: 'periodic',
    mode: 'in-person',
    reason: 'blood-test',
    status: 'fulfilled',
  },
  {
    of: 'self',
    daysAgo: 95,
    at: '09:15',
    professional: 'centre-ville/1',
    service: 'walk-in',
    mode: 'in-person',
    reason: 'throat-ear',
    status: 'fulfilled',
  },
  {
    of: 'child',
    daysAgo: 60,
    at: '13:40',
    professional: 'plateau/3',
    service: 'priority',
    mode: 'in-person',
    reason: 'fever-child',
    status: 'fulfilled',
  },
  {
    of: 'self',
    daysAgo: 41,
    at: '14:00',
    professional: 'plateau/1',
    service: 'follow-up',
    mode: 'in-person',
    reason: 'chronic',
    status: 'noshow',
  },
  {
    of: 'parent',
    daysAgo: 33,
    at: '08:20',
    professional: 'cap-aux-meules/1',
    service: 'follow-up',
    mode: 'in-person',
    reason: 'chronic',
    status: 'fulfilled',
  },
  {
    of: 'self',
    daysAgo: 20,
    at: '11:00',
    professional: 'plateau/3',
    service: 'priority',
    mode: 'in-person',
    reason: 'pain',
    status: 'cancelled',
  },
  {
    of: 'self',
    daysAgo: 12,
    at: '08:40',
    professional: 'plateau/4',
    service: 'medication',
    mode: 'phone',
    reason: 'prescription',
    status: 'fulfilled',
  },
];

export type ComingAppointment = {
  of: AppointmentOf;
  daysAhead: number;
  service: string;
  reason: Reason;
  bookedDaysAgo: number;
  isConfirmed: boolean;
};

/** Keyed `<clinic>/<service>`. The parent's appointment is in another time zone. */
export const comingAppointments: readonly ComingAppointment[] = [
  { of: 'self', daysAhead: 3, service: 'plateau/follow-up', reason: 'chronic', bookedDaysAgo: 9, isConfirmed: true },
  {
    of: 'child',
    daysAhead: 6,
    service: 'rosemont/vaccination',
    reason: 'vaccination',
    bookedDaysAgo: 4,
    isConfirmed: false,
  },
  {
    of: 'parent',
    daysAhead: 9,
    service: 'cap-aux-meules/follow-up',
    reason: 'chronic',
    bookedDaysAgo: 6,
    isConfirmed: false,
  },
  {
    of: 'self',
    daysAhead: 16,
    service: 'rosemont/blood-tests',
    reason: 'blood-test',
    bookedDaysAgo: 1,
    isConfirmed: false,
  },
];
