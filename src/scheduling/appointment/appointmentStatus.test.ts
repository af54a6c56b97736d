// Holds: product §4 reservation-states
import type { Appointment } from '../../../contract/appointments.ts';
import { isClinicCancellation, isCancellable, isConfirmable, statusOf } from './appointmentStatus';

const now = Date.parse('2026-11-20T12:00:00Z');
const appointment: Appointment = {
  reservationId: 'r',
  reference: 'ABCDE23456',
  status: 'booked',
  raisonVisite: 'skin',
  patient: { patientId: 'p', firstName: null, lastName: null },
  cancelUntil: '2026-11-21T10:00:00Z',
  clinicPhone: null,
  spaceId: 's',
  clinicId: 'c',
  profId: null,
  perName: '',
  careType: 'walk-in',
  mode: 'in-person',
  languages: ['fr'],
  start: '2026-11-21T12:00:00Z',
  timeZone: 'America/Toronto',
  durationMinutes: 15,
};
const past = { start: '2026-11-19T12:00:00Z', cancelUntil: '2026-11-19T10:00:00Z' };

describe('an appointment', () => {
  it.each<[Partial<Appointment>, string]>([
    [{}, 'appointment.status.booked'],
    [{ confirmedAt: '2026-11-20T09:00:00Z' }, 'appointment.status.confirmed'],
    [{ confirmedAt: '2026-11-20T09:00:00Z', movedFrom: '2026-11-21T10:00:00Z' }, 'appointment.status.moved'],
    [past, 'appointment.status.past'],
    [{ ...past, confirmedAt: '2026-11-18T09:00:00Z' }, 'appointment.status.past'],
    [{ status: 'checked-in' }, 'visit.status.checked-in'],
    [{ ...past, status: 'fulfilled' }, 'appointment.status.fulfilled'],
    [{ ...past, status: 'noshow' }, 'appointment.status.noshow'],
    [{ status: 'cancelled' }, 'appointment.status.cancelled'],
    [{ status: 'cancelled', cancelledBy: 'patient' }, 'appointment.status.cancelledByPatient'],
    [{ status: 'cancelled', cancelledBy: 'clinic' }, 'appointment.status.cancelledByClinic'],
  ])('an appointment with %o shows the status %s', (over, key) => {
    expect(statusOf({ ...appointment, ...over }, now).key).toBe(key);
  });

  it.each<[Partial<Appointment>, boolean]>([
    [{}, true],
    [{ cancelUntil: '2026-11-20T12:00:00Z' }, false],
    [{ status: 'cancelled', cancelledBy: 'patient' }, false],
    [{ status: 'checked-in' }, false],
  ])('an appointment with %o can be cancelled online: %s', (over, can) => {
    expect(isCancellable({ ...appointment, ...over }, now)).toBe(can);
  });

  const asked = { attendanceFrom: '2026-11-18T13:00:00Z' };

  it.each<[Partial<Appointment>, boolean]>([
    [{}, false],
    [{ attendanceFrom: '2026-11-20T13:00:00Z' }, false],
    [asked, true],
    [{ ...asked, confirmedAt: '2026-11-20T09:00:00Z' }, false],
    [{ movedFrom: '2026-11-21T10:00:00Z' }, true],
    [{ ...asked, confirmedAt: '2026-11-20T09:00:00Z', movedFrom: '2026-11-21T10:00:00Z' }, true],
    [{ ...asked, ...past }, false],
    [{ ...asked, status: 'cancelled' }, false],
  ])('an appointment with %o waits for confirmation of attendance: %s', (over, waits) => {
    expect(isConfirmable({ ...appointment, ...over }, now)).toBe(waits);
  });

  it.each<[Partial<Appointment>, boolean]>([
    [{ status: 'cancelled', cancelledBy: 'clinic' }, true],
    [{ ...past, status: 'cancelled', cancelledBy: 'clinic' }, false],
    [{ status: 'cancelled', cancelledBy: 'patient' }, false],
    [{}, false],
  ])('an appointment with %o is news of a cancellation by the clinic: %s', (over, isNews) => {
    expect(isClinicCancellation({ ...appointment, ...over }, now)).toBe(isNews);
  });
});
