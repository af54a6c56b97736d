// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BrokenRule, MalformedRequest } from './errors.ts';
import { toSearchTerms, type SearchContext } from './searchTerms.ts';

const montreal = { latitude: 45.5, longitude: -73.6 };
const context: SearchContext = {
  today: '2026-11-20',
  locate: (postalCode) => (postalCode.startsWith('H2X') ? montreal : undefined),
};
const terms = (criteria: Parameters<typeof toSearchTerms>[0]) => toSearchTerms(criteria, context);

const anything = {
  careTypes: [],
  reason: null,
  usualCareTypes: [],
  guestMove: null,
  from: '2026-11-20',
  to: '2026-12-04',
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

test('a search without criteria covers everything, from today for two weeks, soonest first', () => {
  assert.deepEqual(terms({}), anything);
});

test('null and empty criteria mean any, like a missing criterion', () => {
  assert.deepEqual(
    terms({ careType: null, from: null, dayParts: [], clinicIds: null, near: null, sort: null, limit: null }),
    anything,
  );
  assert.deepEqual(terms({ near: { postalCode: '' }, raisonVisite: '' }), anything);
});

test('a search period that begins later also lasts two weeks', () => {
  const { from, to } = terms({ from: '2027-03-07' });
  assert.deepEqual([from, to], ['2027-03-07', '2027-03-21']);
});

test('a search period lasts at most ninety days, both ends included', () => {
  assert.equal(terms({ from: '2026-11-20', to: '2027-02-18' }).to, '2027-02-18');
  assert.throws(
    () => terms({ from: '2026-11-20', to: '2027-02-19' }),
    (error: unknown) => error instanceof BrokenRule && error.code === 'appointment.periodTooLong',
  );
  assert.throws(() => terms({ to: '2027-02-19' }), BrokenRule);
});

test('the search accepts a period of one day and rejects one that ends before it begins as malformed', () => {
  assert.equal(terms({ from: '2026-11-25', to: '2026-11-25' }).to, '2026-11-25');
  assert.throws(() => terms({ from: '2026-11-25', to: '2026-11-24' }), MalformedRequest);
});

test('the search rejects a period centuries away as malformed', () => {
  for (const from of ['0001-01-01', '9999-12-31']) assert.throws(() => terms({ from }), MalformedRequest, from);
  assert.throws(() => terms({ from: '2026-11-25', to: '0000-01-01' }), MalformedRequest);
});

test('the search converts a postal code to the point of its area, within the usual radius', () => {
  const { near, radiusKm } = terms({ near: { postalCode: 'H2X 1Y4' } });
  assert.deepEqual([near, radiusKm], [montreal, 25]);
});

test('the search reports an unknown postal code as such', () => {
  assert.throws(
    () => terms({ near: { postalCode: 'H9Z' } }),
    (error: unknown) => error instanceof BrokenRule && error.code === 'appointment.unknownPostalCode',
  );
});

test('the search keeps a requested radius, and covers named clinics at any distance', () => {
  const near = { lat: 45.5, lng: -73.6 };
  assert.equal(terms({ near, radiusKm: 5 }).radiusKm, 5);
  assert.equal(terms({ near, clinicIds: ['a'] }).radiusKm, null);
  assert.equal(terms({ near, clinicIds: ['a'], radiusKm: 5 }).radiusKm, 5);
});

test('the search sorts by nearest only with a location', () => {
  assert.equal(terms({ sort: 'nearest' }).sort, 'soonest');
  assert.equal(terms({ sort: 'nearest', near: { postalCode: 'H2X' } }).sort, 'nearest');
});

test('a reason alone narrows the search to the care types that receive it; a care type overrides it', () => {
  const narrowed = (criteria: Parameters<typeof toSearchTerms>[0]) => {
    const { careTypes, usualCareTypes } = terms(criteria);
    return [careTypes, usualCareTypes];
  };
  assert.deepEqual(narrowed({ raisonVisite: 'chronic' }), [[], ['periodic', 'follow-up']]);
  assert.deepEqual(narrowed({ raisonVisite: 'chronic', careType: 'walk-in' }), [['walk-in'], []]);
});

test('own words are another reason, and are searched in general care only', () => {
  for (const raisonVisite of ['other', 'une douleur au genou']) {
    const { reason, usualCareTypes } = terms({ raisonVisite });
    assert.deepEqual([reason, usualCareTypes], ['other', ['walk-in', 'priority', 'follow-up']]);
  }
});
