// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Network, NetworkClinic } from './network.ts';
import { planSearch } from './searchPlan.ts';
import type { SearchTerms } from './searchTerms.ts';

const clinic = (clinicId: string, over: Partial<NetworkClinic> = {}): NetworkClinic => ({
  clinicId,
  name: clinicId,
  kind: 'gmf',
  addressLine: '',
  city: '',
  province: 'QC',
  postalCode: null,
  position: { latitude: 45.5, longitude: -73.6 },
  timeZone: 'America/Toronto',
  phone: null,
  cancelLimitMinutes: 120,
  languages: ['fr'],
  careTypes: ['walk-in'],
  active: true,
  ...over,
});

const networkOf = (...clinics: NetworkClinic[]): Network => ({
  clinics: new Map(clinics.map((each) => [each.clinicId, each])),
  serviceNames: new Map(),
  agedServices: [],
  services: new Map(),
});

const network = networkOf(
  clinic('montreal'),
  clinic('laval', { position: { latitude: 45.6, longitude: -73.7 } }),
  clinic('quebec', { position: { latitude: 46.8, longitude: -71.2 } }),
  clinic('nowhere', { position: null }),
  clinic('closed', { active: false }),
  clinic('islands', { position: { latitude: 47.4, longitude: -61.9 }, timeZone: 'America/Halifax' }),
);

const terms: SearchTerms = {
  careTypes: [],
  reason: null,
  usualCareTypes: [],
  guestMove: null,
  from: '2026-11-20',
  to: '2026-11-21',
  dayParts: [],
  weekdays: [],
  clinicIds: [],
  profIds: [],
  near: null,
  radiusKm: null,
  modes: [],
  languages: [],
  sort: 'soonest',
  limit: 50,
};
const near = { latitude: 45.5, longitude: -73.6 };

const reached = (changed: Partial<SearchTerms>, among = network) =>
  planSearch({ ...terms, ...changed }, among).reach.map(({ clinicId }) => clinicId);

test('without a location, the search covers every active clinic', () => {
  assert.deepEqual(reached({}), ['montreal', 'laval', 'quebec', 'nowhere', 'islands']);
});

test('within a radius, a clinic without a position is not searched', () => {
  assert.deepEqual(reached({ near, radiusKm: 25 }), ['montreal', 'laval']);
  assert.deepEqual(reached({ near, radiusKm: null }), ['montreal', 'laval', 'quebec', 'islands']);
});

test('a clinic exactly on the edge of the radius is searched, and one a metre farther is not', () => {
  assert.deepEqual(reached({ near, radiusKm: 13.575 }), ['montreal', 'laval']);
  assert.deepEqual(reached({ near, radiusKm: 13.574 }), ['montreal']);
});

test('the search gives distances in whole metres', () => {
  const [here, laval] = planSearch({ ...terms, near, radiusKm: 25 }, network).reach;
  assert.deepEqual([here?.metres, laval?.metres], [0, 13575]);
});

test('the search covers the named clinics, except closed ones', () => {
  assert.deepEqual(reached({ clinicIds: ['quebec', 'closed', 'unknown'] }), ['quebec']);
});

test('the search sends the shorter list of clinics: those searched or those left out', () => {
  assert.deepEqual(planSearch({ ...terms, clinicIds: ['quebec'] }, network).query.clinics, { only: ['quebec'] });
  assert.deepEqual(planSearch(terms, network).query.clinics, { except: ['closed'] });
});

test('the search for slots uses the one clock of the clinics searched', () => {
  const { windows, clock } = planSearch({ ...terms, near, radiusKm: 25 }, network).query;
  assert.deepEqual(windows, [{ from: new Date('2026-11-20T05:00:00Z'), before: new Date('2026-11-22T05:00:00Z') }]);
  assert.deepEqual([clock.usualZone, clock.otherZones, clock.excludedDates], ['America/Toronto', [], []]);
});

test('a search is wide when its clinics are at least the square root of the network, for two weeks at most', () => {
  const isWide = (clinicIds: string[], to = terms.to) => planSearch({ ...terms, clinicIds, to }, network).query.isWide;
  assert.deepEqual([isWide(['montreal', 'laval']), isWide(['montreal', 'laval', 'quebec'])], [false, true]);
  assert.deepEqual([isWide([], '2026-12-04'), isWide([], '2026-12-05')], [true, false]);
});

test('where clinics use several clocks, the search window covers all of them and excludes the days around it', () => {
  const { windows, clock } = planSearch(terms, network).query;
  assert.deepEqual(windows, [{ from: new Date('2026-11-20T04:00:00Z'), before: new Date('2026-11-22T05:00:00Z') }]);
  assert.equal(clock.usualZone, 'America/Toronto');
  assert.deepEqual(clock.otherZones, [{ timeZone: 'America/Halifax', clinicIds: ['islands'] }]);
  assert.deepEqual(clock.excludedDates, ['2026-11-19', '2026-11-22']);
});

test('the search divides the day into morning before 12, afternoon before 17, and evening after', () => {
  const excluded = (...dayParts: SearchTerms['dayParts']) =>
    planSearch({ ...terms, dayParts }, network).query.clock.excludedHours;
  assert.deepEqual(excluded(), []);
  assert.deepEqual(excluded('morning'), [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  assert.deepEqual(excluded('afternoon', 'evening'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  assert.deepEqual(excluded('morning', 'evening'), [12, 13, 14, 15, 16]);
  assert.deepEqual(excluded('morning', 'afternoon', 'evening'), []);
});

test('the search excludes weekdays that were not requested', () => {
  assert.deepEqual(planSearch({ ...terms, weekdays: [1, 6, 7] }, network).query.clock.excludedWeekdays, [2, 3, 4, 5]);
  assert.deepEqual(planSearch(terms, network).query.clock.excludedWeekdays, []);
});

test('a search that reaches no clinic queries no time window', () => {
  for (const plan of [planSearch(terms, networkOf()), planSearch({ ...terms, clinicIds: ['unknown'] }, network)]) {
    assert.deepEqual([plan.reach, plan.query.clinics, plan.query.windows], [[], { only: [] }, []]);
  }
});
