// Holds: product §4 never-past, product §8 hold-life
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decideHold } from './holding.ts';
import type { SlotClaims } from './reserving.ts';

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
const decide = (input: Omit<Parameters<typeof decideHold>[0], 'maxUpcoming'>) =>
  decideHold({ ...input, maxUpcoming: 3 });

const mine = { holdId: 'h', expiresAt: later, extended: false, forPatient: true };
const heldByMe: SlotClaims = { ...unclaimed, hold: mine };
const heldByAnother: SlotClaims = { ...unclaimed, hold: { ...mine, forPatient: false } };
const ranOut = (claims: SlotClaims, expiresAt = before): SlotClaims => ({
  ...claims,
  hold: claims.hold && { ...claims.hold, expiresAt, extended: true },
});

const extended = { ...mine, extended: true };
const extendedByMe: SlotClaims = { ...unclaimed, hold: extended };

test('the server holds a free slot, extends the person’s own hold once, and then leaves it unchanged', () => {
  assert.deepEqual(decide({ slot, claims: unclaimed, holdId: null }), { kind: 'create' });
  assert.deepEqual(decide({ slot, claims: heldByMe, holdId: null }), { kind: 'extend', hold: mine });
  assert.deepEqual(decide({ slot, claims: extendedByMe, holdId: null }), { kind: 'unchanged', hold: extended });
});

test('extending a given hold is refused once it was extended, and fails as expired once the hold is gone', () => {
  assert.deepEqual(decide({ slot, claims: heldByMe, holdId: 'h' }), { kind: 'extend', hold: mine });
  assert.deepEqual(decide({ slot, claims: extendedByMe, holdId: 'h' }), { kind: 'notExtendable' });
  for (const claims of [unclaimed, heldByAnother, ranOut(heldByMe)]) {
    assert.deepEqual(decide({ slot, claims, holdId: 'h' }), { kind: 'expired' });
  }
  assert.deepEqual(decide({ slot, claims: heldByMe, holdId: 'another' }), { kind: 'expired' });
});

test('an expired hold gives way to a new one, no matter who had it', () => {
  for (const claims of [ranOut(heldByMe), ranOut(heldByAnother)]) {
    assert.deepEqual(decide({ slot, claims, holdId: null }), { kind: 'create' });
  }
});

test('the server does not hold a slot that is taken, over or already the person’s own', () => {
  const refused = (claims: SlotClaims, over = {}) => decide({ slot: { ...slot, ...over }, claims, holdId: null });
  assert.deepEqual(refused(heldByAnother), { kind: 'refuse', objection: 'taken' });
  assert.deepEqual(refused(unclaimed, { startsAt: before }), { kind: 'refuse', objection: 'past' });
  assert.deepEqual(refused({ ...unclaimed, ownAppointmentId: 'r' }), { kind: 'refuse', objection: 'alreadyYours' });
});

const busy: SlotClaims = { ...unclaimed, upcoming: 3, overlappingId: 'r' };

test('a hold is refused for the reasons in the person’s other appointments that would prevent the booking (product §4 upcoming-limit)', () => {
  assert.deepEqual(decide({ slot, claims: busy, holdId: null }), { kind: 'refuse', objection: 'overlap' });
  assert.deepEqual(decide({ slot, claims: { ...busy, overlappingId: null }, holdId: null }), {
    kind: 'refuse',
    objection: 'tooMany',
  });
  assert.deepEqual(decide({ slot, claims: { ...busy, upcoming: 2, overlappingId: null }, holdId: null }), {
    kind: 'create',
  });
});

test('a live hold is extended even if the person booked other appointments meanwhile', () => {
  assert.deepEqual(decide({ slot, claims: { ...busy, hold: mine }, holdId: 'h' }), { kind: 'extend', hold: mine });
});

test('where the caller may not read the person’s appointments, a hold tells nothing of them', () => {
  assert.deepEqual(decideHold({ slot, claims: busy, holdId: null, maxUpcoming: null }), { kind: 'create' });
});
