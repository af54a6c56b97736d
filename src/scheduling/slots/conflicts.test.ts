// Holds: product §4 no-overlap
import type { Reservation } from '../../../contract/appointments.ts';
import { upcomingOf, visitAtTimeOf } from './conflicts';

const visit: Reservation = {
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
const placeAt = (start: string, durationMinutes = 15) => ({ start, durationMinutes });

describe('a place at the time of a visit', () => {
  it.each<[string, ReturnType<typeof placeAt>, boolean]>([
    ['at the same time', placeAt('2026-11-21T09:15:00-05:00'), true],
    ['that begins meanwhile, told on another clock', placeAt('2026-11-21T10:20:00-04:00'), true],
    ['that begins before and lasts longer', placeAt('2026-11-21T09:00:00-05:00', 60), true],
    ['that ends when it begins', placeAt('2026-11-21T09:00:00-05:00'), false],
    ['that begins when it ends', placeAt('2026-11-21T09:30:00-05:00'), false],
    ['a day later', placeAt('2026-11-22T09:15:00-05:00'), false],
    ['at the same time, of unknown length', placeAt('2026-11-21T09:15:00-05:00', 0), true],
  ])('%s: %o is in its way: %s', (_, place, isInTheWay) => {
    expect(visitAtTimeOf(place, [visit]) !== undefined).toBe(isInTheWay);
  });

  it('is in nobody’s way when that visit was cancelled, or is the one that is being moved', () => {
    const place = placeAt('2026-11-21T09:15:00-05:00');
    expect(visitAtTimeOf(place, [{ ...visit, status: 'cancelled' }])).toBeUndefined();
    expect(visitAtTimeOf(place, [visit], 'r')).toBeUndefined();
  });

  it('counts among the visits to come as long as it is not cancelled', () => {
    expect(upcomingOf([visit, { ...visit, status: 'cancelled' }, { ...visit, status: 'checked-in' }])).toHaveLength(2);
  });
});
