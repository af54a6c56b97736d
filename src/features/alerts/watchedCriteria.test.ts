// Holds: product §4 alerts
import { anySlot } from '../../scheduling/search/searchChoice';
import { earlierCriteria, isSameWatch, watchedCriteria } from './watchedCriteria';

const wanted = watchedCriteria(
  { ...anySlot, near: 'H2X', radiusKm: 10, dayParts: ['morning'] },
  { raisonVisite: 'skin', profId: null },
);

describe('what is watched', () => {
  it('is the search without its order and its pages', () => {
    expect(Object.keys(wanted)).not.toEqual(expect.arrayContaining(['sort']));
    expect(wanted).toMatchObject({
      near: { postalCode: 'H2X' },
      radiusKm: 10,
      dayParts: ['morning'],
      raisonVisite: 'skin',
    });
    expect('limit' in wanted || 'cursor' in wanted || 'sort' in wanted).toBe(false);
  });

  it('is the same whatever is left out, and with the dates that the server filled in', () => {
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

  it('is the same kind of visit at the same clinic, until its day on the clinic’s clock, for an earlier place', () => {
    const appointment = { careType: 'follow-up' as const, clinicId: 'c', start: '2026-12-03T20:30:00-05:00' };
    expect(earlierCriteria(appointment, '2026-11-20')).toEqual({
      careType: 'follow-up',
      clinicIds: ['c'],
      to: '2026-12-03',
    });
    expect(earlierCriteria(appointment, '2026-03-01').to).toBe('2026-05-29');
  });
});
