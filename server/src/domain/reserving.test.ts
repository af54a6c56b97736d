// Holds: product §4 never-past, product §8 hold-life
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { objectionToReserving, type SlotClaims } from './reserving.ts';

const now = new Date('2026-11-20T15:00:00Z');
const later = new Date('2026-11-20T15:04:00Z');
const before = new Date('2026-11-20T14:59:00Z');

const slot = { status: 'free' as const, startsAt: new Date('2026-11-21T15:00:00Z') };
const unclaimed: SlotClaims = {
  now,
  hold: null,
  ownAppointmentId: null,
  reserved: false,
  upcoming: 0,
  overlappingId: null,
  invited: null,
};
const mine = { holdId: 'h', expiresAt: later, extended: false, forPatient: true };
const heldByMe: SlotClaims = { ...unclaimed, hold: mine };
const heldByAnother: SlotClaims = { ...unclaimed, hold: { ...mine, forPatient: false } };
const ranOut = (claims: SlotClaims, expiresAt = before): SlotClaims => ({
  ...claims,
  hold: claims.hold && { ...claims.hold, expiresAt, extended: true },
});

const objection = (claims: SlotClaims, over: Partial<typeof slot> = {}) =>
  objectionToReserving({ ...slot, ...over }, claims, 3);

test('only the invited person may book a set-aside slot, and an invitation opens no other slot (product §4 set-aside)', () => {
  const setAside = { ...slot, status: 'set-aside' as const };
  const taking = (at: typeof slot | typeof setAside, invited: boolean | null) =>
    objectionToReserving(at, { ...unclaimed, invited }, 3);
  assert.deepEqual(
    [null, false, true].map((invited) => taking(setAside, invited)),
    ['taken', 'taken', null],
  );
  assert.deepEqual(
    [null, false, true].map((invited) => taking(slot, invited)),
    [null, 'taken', null],
  );
});

test('a patient may reserve a free slot or one held for them', () => {
  assert.equal(objection(unclaimed), null);
  assert.equal(objection(heldByMe), null);
});

test('an expired hold neither blocks other people nor takes the slot from its holder', () => {
  assert.equal(objection(ranOut(heldByAnother)), null);
  assert.equal(objection(ranOut(heldByAnother, now)), null);
  assert.equal(objection(ranOut(heldByMe)), null);
});

test('a slot that is held for another person, busy or withdrawn counts as taken', () => {
  assert.equal(objection(heldByAnother), 'taken');
  for (const status of ['busy', 'busy-unavailable', 'entered-in-error'] as const) {
    assert.equal(objectionToReserving({ ...slot, status }, heldByMe, 3), 'taken', status);
  }
});

test('a slot with an appointment counts as taken, even if it is stored as free', () => {
  assert.equal(objection({ ...heldByMe, reserved: true }), 'taken');
});

test('a slot that has begun counts as past, at the exact second', () => {
  assert.equal(objection(unclaimed, { startsAt: now }), 'past');
  assert.equal(objection(unclaimed, { startsAt: before }), 'past');
});

test('the server reports a person’s own slot as theirs before any other objection', () => {
  const own = { ...heldByAnother, ownAppointmentId: 'r', upcoming: 3, overlappingId: 'r' };
  assert.equal(objectionToReserving({ status: 'busy', startsAt: before }, own, 3), 'alreadyYours');
});

test('an appointment at the same time blocks a booking, and so do three upcoming appointments', () => {
  assert.equal(objection({ ...unclaimed, overlappingId: 'r', upcoming: 3 }), 'overlap');
  assert.equal(objection({ ...unclaimed, upcoming: 3 }), 'tooMany');
  assert.equal(objection({ ...unclaimed, upcoming: 2 }), null);
});
