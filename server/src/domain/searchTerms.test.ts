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

test('without criteria one searches anything, from today for two weeks, soonest first', () => {
  assert.deepEqual(terms({}), anything);
});

test('null and empty mean any, like a criterion that is not there', () => {
  assert.deepEqual(
    terms({ careType: null, from: null, dayParts: [], clinicIds: null, near: null, sort: null, limit: null }),
    anything,
  );
  assert.deepEqual(terms({ near: { postalCode: '' }, raisonVisite: '' }), anything);
});

test('a period that begins later lasts two weeks as well', () => {
  const { from, to } = terms({ from: '2027-03-07' });
  assert.deepEqual([from, to], ['2027-03-07', '2027-03-21']);
});

test('a period lasts ninety days at most, both ends included', () => {
  assert.equal(terms({ from: '2026-11-20', to: '2027-02-18' }).to, '2027-02-18');
  assert.throws(
    () => terms({ from: '2026-11-20', to: '2027-02-19' }),
    (error: unknown) => error instanceof BrokenRule && error.code === 'appointment.periodTooLong',
  );
  assert.throws(() => terms({ to: '2027-02-19' }), BrokenRule);
});

test('a period of one day is fine, one that ends before it begins is malformed', () => {
  assert.equal(terms({ from: '2026-11-25', to: '2026-11-25' }).to, '2026-11-25');
  assert.throws(() => terms({ from: '2026-11-25', to: '2026-11-24' }), MalformedRequest);
});

test('a period in another age is malformed', () => {
  for (const from of ['0001-01-01', '9999-12-31']) assert.throws(() => terms({ from }), MalformedRequest, from);
  assert.throws(() => terms({ from: '2026-11-25', to: '0000-01-01' }), MalformedRequest);
});

test('a postal code becomes the point of its area, within the usual radius', () => {
  const { near, radiusKm } = terms({ near: { postalCode: 'H2X 1Y4' } });
  assert.deepEqual([near, radiusKm], [montreal, 25]);
});

test('an unknown postal code is said to be so', () => {
  assert.throws(
    () => terms({ near: { postalCode: 'H9Z' } }),
    (error: unknown) => error instanceof BrokenRule && error.code === 'appointment.unknownPostalCode',
  );
});

test('a radius that was asked for is kept, and named clinics are searched however far', () => {
  const near = { lat: 45.5, lng: -73.6 };
  assert.equal(terms({ near, radiusKm: 5 }).radiusKm, 5);
  assert.equal(terms({ near, clinicIds: ['a'] }).radiusKm, null);
  assert.equal(terms({ near, clinicIds: ['a'], radiusKm: 5 }).radiusKm, 5);
});

test('nothing is nearest without a place to be near to', () => {
  assert.equal(terms({ sort: 'nearest' }).sort, 'soonest');
  assert.equal(terms({ sort: 'nearest', near: { postalCode: 'H2X' } }).sort, 'nearest');
});

test('a reason alone narrows the search to the consultations that receive it; a care type wins over it', () => {
  assert.deepEqual(terms({ raisonVisite: 'chronic' }).careTypes, ['periodic', 'follow-up']);
  assert.deepEqual(terms({ raisonVisite: 'chronic', careType: 'walk-in' }).careTypes, ['walk-in']);
  assert.deepEqual(terms({ raisonVisite: 'other' }).careTypes, []);
  assert.deepEqual(terms({ raisonVisite: 'une douleur au genou' }).careTypes, []);
});
