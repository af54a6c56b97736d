// Holds: product §8 search-criteria
import { choiceOf, initialCriteria, validateCriteria, type CriteriaValues } from './criteriaValues';
import { anySlot, type SearchChoice } from './searchChoice';

const today = '2026-11-20';
const reason = { code: 'skin', ownWords: '' };
const usual: CriteriaValues = {
  raisonVisite: 'skin',
  ownWords: '',
  where: 'near',
  postalCode: 'H2X 1Y4',
  radiusKm: '25',
  clinicId: '',
  when: 'soonest',
  from: '',
};

describe('the first questions of a booking', () => {
  it('the first questions of a booking propose a search near a postal code', () => {
    expect(initialCriteria(anySlot, { code: '', ownWords: '' }, today)).toEqual({
      ...usual,
      raisonVisite: '',
      postalCode: '',
    });
  });

  it.each<[string, Partial<SearchChoice>]>([
    ['near a place', { near: 'H2X', radiusKm: 50 }],
    ['in one clinic', { clinicIds: ['c1'] }],
    ['anywhere', {}],
    ['on one day', { from: today, to: today }],
    ['from a date on', { from: '2026-12-03' }],
    [
      'near a place with filters',
      { near: 'H2X', radiusKm: 50, clinicIds: ['c1', 'c2'], careType: 'walk-in', sort: 'nearest' },
    ],
  ])('the first questions of a booking restore the previous search %s', (_, over) => {
    const choice = { ...anySlot, ...over };
    expect(choiceOf(initialCriteria(choice, reason, today), choice, today)).toEqual(choice);
  });

  it('the first questions of a booking keep only the area of a whole postal code', () => {
    expect(choiceOf(usual, anySlot, today)).toMatchObject({ near: 'H2X', radiusKm: 25 });
  });

  it('the first questions of a booking drop the location when the user chooses another way to give it', () => {
    const before = { ...anySlot, near: 'H2X', radiusKm: 25, sort: 'nearest' as const };
    expect(choiceOf({ ...usual, where: 'anywhere' }, before, today)).toEqual(anySlot);
    expect(choiceOf({ ...usual, where: 'clinic', clinicId: 'c1' }, before, today)).toEqual({
      ...anySlot,
      clinicIds: ['c1'],
    });
  });

  it.each<[Partial<CriteriaValues>, Partial<Record<keyof CriteriaValues, string>>]>([
    [{}, {}],
    [{ raisonVisite: '' }, { raisonVisite: 'booking.reason.missing' }],
    [{ raisonVisite: 'other', ownWords: '  ' }, { ownWords: 'booking.ownWords.missing' }],
    [{ raisonVisite: 'other', ownWords: 'x'.repeat(201) }, { ownWords: 'appointment.invalidReason' }],
    [{ postalCode: '12345' }, { postalCode: 'booking.postalCode.invalid' }],
    [{ where: 'anywhere', postalCode: '12345' }, {}],
    [{ where: 'clinic' }, { clinicId: 'booking.clinic.missing' }],
    [{ when: 'date' }, { from: 'booking.date.missing' }],
    [{ when: 'date', from: '2026-11-19' }, { from: 'booking.date.missing' }],
    [{ when: 'date', from: today }, {}],
  ])('the first questions of a booking with %o report %o', (values, problems) => {
    expect(validateCriteria({ ...usual, ...values }, today)).toEqual(problems);
  });
});
