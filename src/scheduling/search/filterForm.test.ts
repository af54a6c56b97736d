// Holds: product §8 search-criteria
import { initialFilters, withFilters, withoutFilters } from './filterForm';
import { anySlot, countFilters, type SearchChoice } from './searchChoice';

const chosen: SearchChoice = {
  ...anySlot,
  near: 'H2X',
  radiusKm: 50,
  from: '2026-11-20',
  careType: 'walk-in',
  dayParts: ['morning'],
  weekdays: [1, 5],
  modes: ['phone'],
  languages: ['en'],
  sort: 'nearest',
};

describe('the filters', () => {
  it('the filters show the chosen values, and return the same when nothing changes', () => {
    expect(withFilters(chosen, initialFilters(chosen, null))).toEqual(chosen);
  });

  it('clearing the filters keeps the location and the dates', () => {
    expect(withoutFilters(chosen)).toEqual({ ...anySlot, near: 'H2X', radiusKm: 50, from: '2026-11-20' });
  });

  it('the filters put weekdays in order, however the user ticked them', () => {
    expect(withFilters(chosen, { ...initialFilters(chosen, null), weekdays: ['7', '2'] }).weekdays).toEqual([2, 7]);
  });

  it('what chips beside the filters show is not counted with them (decision 90)', () => {
    expect(countFilters(chosen, { raisonVisite: '', profId: 'p' })).toBe(5);
    expect(countFilters({ ...anySlot, weekdays: [6, 7] }, { raisonVisite: '', profId: null })).toBe(0);
    expect(countFilters({ ...anySlot, weekdays: [6, 7] }, { raisonVisite: '', profId: null }, true)).toBe(1);
  });

  it('the filter count includes each filter once', () => {
    expect(countFilters(anySlot, { raisonVisite: '', profId: null })).toBe(0);
    expect(countFilters(chosen, { raisonVisite: '', profId: 'p' }, true)).toBe(6);
  });
});
