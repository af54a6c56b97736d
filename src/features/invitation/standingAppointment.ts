import type { Appointment } from '../../../contract/appointments.ts';
import type { ShownInvitation } from '../../api/invitationApi';

export const standingAppointment = ({ visit }: Pick<ShownInvitation, 'visit'>): Appointment | null =>
  visit === null || visit.status === 'cancelled' ? null : visit;
