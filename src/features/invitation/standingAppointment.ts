import type { Appointment } from '../../../contract/appointments.ts';
import type { ShownInvitation } from '../../api/invitationApi';

/** The visit of an invitation, unless it was cancelled: then another time may be chosen. */
export const standingAppointment = ({ visit }: Pick<ShownInvitation, 'visit'>): Appointment | null =>
  visit === null || visit.status === 'cancelled' ? null : visit;
