// Holds: product §4 reservation-states
import type { Reservation } from '../../../contract/appointments.ts';
import { isCancellable, statusOf } from './visitStatus';

const now = Date.parse('2026-11-20T12:00:00Z');
const visit: Reservation = {
  reservationId: 'r', reference: 'ABCDE23456', status: 'booked', raisonVisite: 'skin', patient: { patientId: 'p', firstName: null, lastName: null },
  cancelUntil: '2026-11-21T10:00:00Z', clinicPhone: null, spaceId: 's', clinicId: 'c', profId: null, perName: '', careType: 'walk-in',
  mode: 'in-person', languages: ['fr'], start: '2026-11-21T12:00:00Z', timeZone: 'America/Toronto', durationMinutes: 15,
};
const past = { start: '2026-11-19T12:00:00Z', cancelUntil: '2026-11-19T10:00:00Z' };

describe('a visit', () => {
  it.each<[Partial<Reservation>, string]>([
    [{}, 'visit.status.booked'],
    [past, 'visit.status.past'],
    [{ status: 'checked-in' }, 'visit.status.checked-in'],
    [{ ...past, status: 'fulfilled' }, 'visit.status.fulfilled'],
    [{ ...past, status: 'noshow' }, 'visit.status.noshow'],
    [{ status: 'cancelled', cancelledBy: 'patient' }, 'visit.status.cancelled'],
    [{ status: 'cancelled', cancelledBy: 'clinic' }, 'visit.status.cancelledByClinic'],
  ])('that is %o shows as %s', (over, key) => {
    expect(statusOf({ ...visit, ...over }, now).key).toBe(key);
  });

  it.each<[Partial<Reservation>, boolean]>([
    [{}, true],
    [{ cancelUntil: '2026-11-20T12:00:00Z' }, false],
    [{ status: 'cancelled', cancelledBy: 'patient' }, false],
    [{ status: 'checked-in' }, false],
  ])('that is %o can be cancelled online: %s', (over, can) => {
    expect(isCancellable({ ...visit, ...over }, now)).toBe(can);
  });
});
