// Holds: product §8 search-criteria
import { toggledIn, withoutFilters } from './filterChoice';
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
  it('clearing the filters keeps the location and the dates', () => {
    expect(withoutFilters(chosen)).toEqual({ ...anySlot, near: 'H2X', radiusKm: 50, from: '2026-11-20' });
  });

  it('the filters put weekdays in order, however the user pressed them, and a second press takes one away', () => {
    const week = [1, 2, 3, 4, 5, 6, 7];
    expect(toggledIn(week, [7], 2)).toEqual([2, 7]);
    expect(toggledIn(week, [2, 7], 7)).toEqual([2]);
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
