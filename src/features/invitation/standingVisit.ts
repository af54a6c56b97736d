import type { Reservation } from '../../../contract/appointments.ts';
import type { ShownInvitation } from '../../api/hubApi';

/** The visit of an invitation, unless it was cancelled: then another time may be chosen. */
export const standingVisit = ({ visit }: Pick<ShownInvitation, 'visit'>): Reservation | null =>
  visit === null || visit.status === 'cancelled' ? null : visit;
