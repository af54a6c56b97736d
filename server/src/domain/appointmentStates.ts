import type { AppointmentStatus } from '../../../contract/appointmentStatuses.ts';

/**
 * What happens to a reservation, in the past tense. Before it is booked it is a hold. Who cancelled or moved it matters: the
 * patient does so within the clinic's limit, the clinic at any time before the visit has taken place.
 */
export const appointmentEvents = [
  'confirmed',
  'movedByPatient',
  'movedByClinic',
  'cancelledByPatient',
  'cancelledByClinic',
  'arrived',
  'done',
  'missed',
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
  // Who has come is being received: neither moved nor cancelled.
  'checked-in': { done: 'fulfilled' },
  fulfilled: {},
  noshow: {},
  cancelled: {},
};

/** The status after an event, or nothing when the event cannot happen there (product §4). */
export const appointmentAfter = (status: AppointmentStatus, event: AppointmentEvent): AppointmentStatus | undefined =>
  transitions[status][event];
