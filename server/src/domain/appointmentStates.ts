import type { AppointmentStatus } from '../../../contract/appointmentStatuses.ts';

/** Patients cancel and move within the clinic's limit, clinics until the start. */
export const appointmentEvents = [
  'confirmed',
  'movedByPatient',
  'movedByClinic',
  'cancelledByPatient',
  'cancelledByClinic',
  'arrived',
  'done',
  'missed',
  'undone',
] as const;

export type AppointmentEvent = (typeof appointmentEvents)[number];

const transitions: Record<AppointmentStatus, Partial<Record<AppointmentEvent, AppointmentStatus>>> = {
  booked: {
    confirmed: 'booked',
    movedByPatient: 'booked',
    movedByClinic: 'booked',
    cancelledByPatient: 'cancelled',
    cancelledByClinic: 'cancelled',
    arrived: 'checked-in',
    done: 'fulfilled',
    missed: 'noshow',
  },
  'checked-in': { done: 'fulfilled', undone: 'booked' },
  fulfilled: {},
  noshow: { undone: 'booked' },
  cancelled: {},
};

/** Undefined when impossible (product §4). */
export const appointmentAfter = (status: AppointmentStatus, event: AppointmentEvent): AppointmentStatus | undefined =>
  transitions[status][event];
