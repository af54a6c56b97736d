// Holds: product §4 no-overlap
import type { Appointment } from '../../../contract/appointments.ts';
import { upcomingOf, appointmentAtTimeOf } from './conflicts';

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
  start: '2026-11-21T09:15:00-05:00',
  timeZone: 'America/Toronto',
  durationMinutes: 15,
};
const slotAt = (start: string, durationMinutes = 15) => ({ start, durationMinutes });

describe('a slot at the time of an appointment', () => {
  it.each<[string, ReturnType<typeof slotAt>, boolean]>([
    ['at the same time', slotAt('2026-11-21T09:15:00-05:00'), true],
    ['that begins meanwhile, told on another clock', slotAt('2026-11-21T10:20:00-04:00'), true],
    ['that begins before and lasts longer', slotAt('2026-11-21T09:00:00-05:00', 60), true],
    ['that ends when it begins', slotAt('2026-11-21T09:00:00-05:00'), false],
    ['that begins when it ends', slotAt('2026-11-21T09:30:00-05:00'), false],
    ['a day later', slotAt('2026-11-22T09:15:00-05:00'), false],
    ['at the same time, of unknown length', slotAt('2026-11-21T09:15:00-05:00', 0), true],
  ])('a slot %s (%o) conflicts with the appointment: %s', (_, slot, isInTheWay) => {
    expect(appointmentAtTimeOf(slot, [appointment]) !== undefined).toBe(isInTheWay);
  });

  it('a slot does not conflict with an appointment that was cancelled or is being moved', () => {
    const slot = slotAt('2026-11-21T09:15:00-05:00');
    expect(appointmentAtTimeOf(slot, [{ ...appointment, status: 'cancelled' }])).toBeUndefined();
    expect(appointmentAtTimeOf(slot, [appointment], 'r')).toBeUndefined();
  });

  it('an appointment counts as upcoming as long as it is not cancelled', () => {
    expect(
      upcomingOf([appointment, { ...appointment, status: 'cancelled' }, { ...appointment, status: 'checked-in' }]),
    ).toHaveLength(2);
  });
});
