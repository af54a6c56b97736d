// Holds: product §4 alerts
import { anySlot } from '../../scheduling/search/searchChoice';
import { earlierCriteria, isSameWatch, watchedCriteria } from './watchedCriteria';

const wanted = watchedCriteria(
  { ...anySlot, near: 'H2X', radiusKm: 10, dayParts: ['morning'] },
  { raisonVisite: 'skin', profId: null },
);

describe('what is watched', () => {
  it('an alert watches the search without its order and its pages', () => {
    expect(Object.keys(wanted)).not.toEqual(expect.arrayContaining(['sort']));
    expect(wanted).toMatchObject({
      near: { postalCode: 'H2X' },
      radiusKm: 10,
      dayParts: ['morning'],
      raisonVisite: 'skin',
    });
    expect('limit' in wanted || 'cursor' in wanted || 'sort' in wanted).toBe(false);
  });

  it('an alert matches a search regardless of criteria left empty, and with the dates that the server filled in', () => {
    const answered = {
      near: { postalCode: 'H2X' },
      radiusKm: 10,
      dayParts: ['morning' as const],
      raisonVisite: 'skin',
      from: '2026-11-20',
      to: '2026-12-04',
    };
    expect(isSameWatch(answered, wanted)).toBe(true);
    expect(isSameWatch({ ...answered, radiusKm: 25 }, wanted)).toBe(false);
    expect(isSameWatch(answered, { ...wanted, to: '2026-11-30' })).toBe(false);
  });

  it('an alert for an earlier slot watches the same care type at the same clinic, until the appointment’s day on the clinic’s clock', () => {
    const appointment = { careType: 'follow-up' as const, clinicId: 'c', start: '2026-12-03T20:30:00-05:00' };
    expect(earlierCriteria(appointment, '2026-11-20')).toEqual({
      careType: 'follow-up',
      clinicIds: ['c'],
      to: '2026-12-03',
    });
    expect(earlierCriteria(appointment, '2026-03-01').to).toBe('2026-05-29');
  });
});
