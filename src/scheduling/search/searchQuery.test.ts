// Holds: product §8 search-criteria
import fc from 'fast-check';

import { careTypes, dayParts, languages, modes, sortOrders } from '../../../contract/catalogues.ts';
import { testSeed } from '../../testing/testSeed';
import { anySlot, toCriteria, type SearchChoice } from './searchChoice';
import { areaIn, bookingSteps, readSearch, readStep, writeSearch, writeStep } from './searchQuery';

const clinic = 'b1f7a1c0-1111-4222-8333-444455556666';

describe('the criteria in the address', () => {
  it.each<[string, Partial<SearchChoice>]>([
    ['', {}],
    ['careType=walk-in', { careType: 'walk-in' }],
    ['near=H2X&radius=40', { near: 'H2X', radiusKm: 40 }],
    [`clinics=${clinic}`, { clinicIds: [clinic] }],
    ['from=2026-11-20&to=2026-11-22', { from: '2026-11-20', to: '2026-11-22' }],
    ['dayParts=morning%2Cevening&weekdays=1%2C7', { dayParts: ['morning', 'evening'], weekdays: [1, 7] }],
    ['modes=phone%2Cvideo&languages=en', { modes: ['phone', 'video'], languages: ['en'] }],
    ['near=G1R&sort=nearest', { near: 'G1R', sort: 'nearest' }],
  ])('the criteria «%s» in the address are the same after reading and writing', (query, expected) => {
    const choice = readSearch(new URLSearchParams(query));
    expect(choice).toEqual({ ...anySlot, ...expected });
    expect(writeSearch(choice).toString()).toBe(query);
  });

  it.each([
    ['careType=magic', 'an unknown care type'],
    ['from=2026-02-30', 'a day that does not exist'],
    ['from=tomorrow', 'a date in words'],
    ['near=Z0Z', 'an area that no postal code begins with'],
    ['radius=0', 'no distance at all'],
    ['radius=9999', 'a distance past the limit'],
    ['weekdays=0,8', 'weekdays outside the week'],
    ['dayParts=night', 'an unknown part of day'],
    ['clinics=../../etc', 'something that is no id'],
    ['sort=best', 'an unknown order'],
    ['reason=mental-health', 'a reason, which never stands in an address'],
  ])('the criterion «%s» in the address means any, because it is %s', (query) => {
    expect(readSearch(new URLSearchParams(query))).toEqual(anySlot);
  });

  it('the criteria in the address drop an end date that lies before the start date', () => {
    expect(readSearch(new URLSearchParams('from=2026-11-20&to=2026-11-19'))).toMatchObject({
      from: '2026-11-20',
      to: null,
    });
  });

  it.each([
    ['h2x 1y4', 'H2X'],
    ['H2X1Y4', 'H2X'],
    [' g1r', 'G1R'],
    ['H2', null],
    ['12345', null],
    [null, null],
  ])('from the postal code «%s», the criteria in the address keep only %s', (typed, area) => {
    expect(areaIn(typed)).toBe(area);
  });

  it('the criteria in the address survive a round trip, whatever the user chose', () => {
    const part = <T extends string | number>(known: readonly T[]) => fc.subarray([...known]);
    const date = fc
      .integer({ min: 0, max: 90 })
      .map((days) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10));
    const choices = fc.record<SearchChoice>({
      careType: fc.option(fc.constantFrom(...careTypes)),
      from: fc.option(date),
      to: fc.constant(null),
      dayParts: part(dayParts),
      weekdays: part([1, 2, 3, 4, 5, 6, 7]),
      clinicIds: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
      near: fc.option(fc.constantFrom('H2X', 'G1R', 'J4B')),
      radiusKm: fc.option(fc.integer({ min: 1, max: 500 })),
      modes: part(modes),
      languages: part(languages),
      sort: fc.constantFrom(...sortOrders),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readSearch(new URLSearchParams(writeSearch(choice).toString()))).toEqual(choice);
      }),
      { seed: testSeed(20_261_124) },
    );
  });
});

describe('the step in the address', () => {
  it('the address restores the booking step with its criteria', () => {
    const query = new URLSearchParams(writeStep('places', { ...anySlot, near: 'H2X' }));
    expect(readStep(query, bookingSteps)).toBe('places');
    expect(readSearch(query)).toEqual({ ...anySlot, near: 'H2X' });
  });

  it('the booking starts at the beginning when the address names no existing step', () => {
    expect(readStep(new URLSearchParams('step=paid'), bookingSteps)).toBeNull();
  });
});

describe('the criteria sent to the server', () => {
  const memory = { raisonVisite: 'skin', profId: 'p1' };

  it('the criteria sent to the server combine the address with what only memory holds', () => {
    const sent = toCriteria({ ...anySlot, near: 'H2X', radiusKm: 40, sort: 'nearest' }, memory);
    expect(sent).toMatchObject({
      near: { postalCode: 'H2X' },
      radiusKm: 40,
      sort: 'nearest',
      raisonVisite: 'skin',
      profIds: ['p1'],
    });
  });

  it('the criteria sent to the server contain no distance and no nearest order without a location to measure from', () => {
    expect(toCriteria({ ...anySlot, radiusKm: 40, sort: 'nearest' }, memory)).toMatchObject({
      near: null,
      radiusKm: null,
      sort: 'soonest',
    });
  });
});
