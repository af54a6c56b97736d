// Holds: product §4 clinic-changes, product §4 reschedule, product §4 confirm-attendance
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentStatuses } from '../../../contract/appointmentStatuses.ts';
import { decideClinicCancel, decideClinicMove } from './clinicChanges.ts';
import { decideConfirm } from './confirming.ts';
import { decideMove } from './moving.ts';
import type { SlotClaims } from './reserving.ts';

const now = new Date('2026-11-20T15:00:00Z');
const later = new Date('2026-11-21T15:00:00Z');
const earlier = new Date('2026-11-19T15:00:00Z');
const unclaimed: SlotClaims = {
  now,
  hold: null,
  ownAppointmentId: null,
  reserved: false,
  upcoming: 0,
  overlappingId: null,
  invited: null,
};
const slot = { status: 'free', startsAt: later } as const;

test('a clinic may cancel a booked appointment that has not begun, whatever its own limit', () => {
  const found = appointmentStatuses.map((status) => decideClinicCancel({ status, startsAt: later, now }));
  assert.deepEqual(found, ['cancel', 'over', 'over', 'over', 'alreadyCancelled']);
  assert.equal(decideClinicCancel({ status: 'booked', startsAt: now, now }), 'over');
});

test('a clinic may move a booked appointment that has not begun', () => {
  const target = { slot, claims: unclaimed, isThere: false };
  const found = appointmentStatuses.map((status) => decideClinicMove({ status, startsAt: later }, target));
  assert.deepEqual(found, ['move', 'over', 'over', 'over', 'cancelled']);
  assert.equal(decideClinicMove({ status: 'booked', startsAt: earlier }, target), 'over');
  assert.equal(decideClinicMove({ status: 'booked', startsAt: later }, { ...target, isThere: true }), 'unchanged');
});

test('a clinic moves no appointment from the moment it starts', () => {
  const target = { slot, claims: unclaimed, isThere: false };
  const aMomentLater = new Date(now.getTime() + 1);
  assert.equal(decideClinicMove({ status: 'booked', startsAt: now }, target), 'over');
  assert.equal(decideClinicMove({ status: 'booked', startsAt: aMomentLater }, target), 'move');
});

test('a clinic’s move takes no slot from another person and overlaps no appointment, however many appointments the patient has', () => {
  const verdict = (claims: Partial<SlotClaims>, changed: Partial<{ status: 'free' | 'busy'; startsAt: Date }> = {}) =>
    decideClinicMove(
      { status: 'booked', startsAt: later },
      { slot: { ...slot, ...changed }, claims: { ...unclaimed, ...claims }, isThere: false },
    );
  const hold = { holdId: 'h', expiresAt: later, extended: false };
  assert.equal(verdict({}, { status: 'busy' }), 'taken');
  assert.equal(verdict({ hold: { ...hold, forPatient: false } }), 'taken');
  assert.equal(verdict({ hold: { ...hold, forPatient: true } }), 'move');
  assert.equal(verdict({ hold: { ...hold, forPatient: false, expiresAt: earlier } }), 'move');
  assert.equal(verdict({ overlappingId: 'r' }), 'overlap');
  assert.equal(verdict({ ownAppointmentId: 'r' }), 'overlap');
  assert.equal(verdict({}, { startsAt: now }), 'past');
  assert.equal(verdict({ upcoming: 9 }), 'move');
});

test('a patient may move a booked appointment until the limit; a repeated move changes nothing, and a cancelled appointment stays cancelled', () => {
  const question = { cancelledBy: null, cancelUntil: now, now, isThere: false };
  const verdicts = (changed: Partial<typeof question>) =>
    appointmentStatuses.map((status) => decideMove({ ...question, ...changed, status }));
  assert.deepEqual(verdicts({}), ['move', 'late', 'late', 'late', 'cancelled']);
  assert.deepEqual(verdicts({ cancelUntil: earlier }), ['late', 'late', 'late', 'late', 'cancelled']);
  assert.deepEqual(verdicts({ isThere: true, cancelUntil: earlier }), [
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
    'cancelled',
  ]);
});

test('a patient confirms attendance once, before the appointment begins, and again after the clinic moved it', () => {
  const question = { startsAt: later, confirmedAt: null, movedFrom: null, now };
  const verdicts = (changed: Partial<Omit<Parameters<typeof decideConfirm>[0], 'status'>>) =>
    appointmentStatuses.map((status) => decideConfirm({ ...question, ...changed, status }));
  assert.deepEqual(verdicts({}), ['confirm', 'unchanged', 'unchanged', 'late', 'cancelled']);
  assert.deepEqual(verdicts({ confirmedAt: earlier }), [
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
    'cancelled',
  ]);
  assert.deepEqual(verdicts({ confirmedAt: earlier, movedFrom: later }), [
    'confirm',
    'unchanged',
    'unchanged',
    'late',
    'cancelled',
  ]);
  assert.deepEqual(verdicts({ startsAt: now }), ['late', 'unchanged', 'unchanged', 'late', 'cancelled']);
});
