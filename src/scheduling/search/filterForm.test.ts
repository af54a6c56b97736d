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
  it('show what was chosen, and give the same back when nothing is changed', () => {
    expect(withFilters(chosen, initialFilters(chosen, null))).toEqual(chosen);
  });

  it('leave the place and the dates alone when they are cleared', () => {
    expect(withoutFilters(chosen)).toEqual({ ...anySlot, near: 'H2X', radiusKm: 50, from: '2026-11-20' });
  });

  it('put weekdays in order, however they were ticked', () => {
    expect(withFilters(chosen, { ...initialFilters(chosen, null), weekdays: ['7', '2'] }).weekdays).toEqual([2, 7]);
  });

  it('are counted each once', () => {
    expect(countFilters(anySlot, { raisonVisite: '', profId: null })).toBe(0);
    expect(countFilters(chosen, { raisonVisite: '', profId: 'p' })).toBe(6);
  });
});
