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
  assert.deepEqual(decideHold({ slot, claims: unclaimed, holdId: null }), { kind: 'create' });
  assert.deepEqual(decideHold({ slot, claims: heldByMe, holdId: null }), { kind: 'extend', hold: mine });
  assert.deepEqual(decideHold({ slot, claims: extendedByMe, holdId: null }), { kind: 'unchanged', hold: extended });
});

test('extending a given hold is refused once it was extended, and fails as expired once the hold is gone', () => {
  assert.deepEqual(decideHold({ slot, claims: heldByMe, holdId: 'h' }), { kind: 'extend', hold: mine });
  assert.deepEqual(decideHold({ slot, claims: extendedByMe, holdId: 'h' }), { kind: 'notExtendable' });
  for (const claims of [unclaimed, heldByAnother, ranOut(heldByMe)]) {
    assert.deepEqual(decideHold({ slot, claims, holdId: 'h' }), { kind: 'expired' });
  }
  assert.deepEqual(decideHold({ slot, claims: heldByMe, holdId: 'another' }), { kind: 'expired' });
});

test('an expired hold gives way to a new one, no matter who had it', () => {
  for (const claims of [ranOut(heldByMe), ranOut(heldByAnother)]) {
    assert.deepEqual(decideHold({ slot, claims, holdId: null }), { kind: 'create' });
  }
});

test('the server does not hold a slot that is taken, over or already the person’s own', () => {
  const refused = (claims: SlotClaims, over = {}) => decideHold({ slot: { ...slot, ...over }, claims, holdId: null });
  assert.deepEqual(refused(heldByAnother), { kind: 'refuse', objection: 'taken' });
  assert.deepEqual(refused(unclaimed, { startsAt: before }), { kind: 'refuse', objection: 'past' });
  assert.deepEqual(refused({ ...unclaimed, ownAppointmentId: 'r' }), { kind: 'refuse', objection: 'alreadyYours' });
});

test('upcoming appointments and appointments at the same time do not prevent a hold', () => {
  assert.deepEqual(decideHold({ slot, claims: { ...unclaimed, upcoming: 3, overlappingId: 'r' }, holdId: null }), {
    kind: 'create',
  });
});
