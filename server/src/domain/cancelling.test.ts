// Holds: product §8 cancel-until, product §4 cancel-limit
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cancelUntil, decideCancel, type CancelQuestion } from './cancelling.ts';

const at = (time: string): Date => new Date(`2026-12-01T${time}:00Z`);

const limits: [startsAt: string, bookedAt: string, cancelLimitMinutes: number, wanted: string, why: string][] = [
  ['15:00', '09:00', 120, '13:00', 'the clinic’s limit, when booked long before'],
  ['15:00', '12:55', 120, '13:05', 'ten minutes after booking, when the limit is nearer than that'],
  ['15:00', '14:30', 120, '14:40', 'ten minutes after booking, when the limit has passed'],
  ['15:00', '14:55', 120, '15:00', 'never past the start'],
  ['15:00', '09:00', 0, '15:00', 'the start itself, at a clinic without a limit'],
  ['15:00', '12:50', 120, '13:00', 'either, when they fall together'],
];

test('a patient may cancel until the clinic’s limit or ten minutes after booking, whichever is later', () => {
  for (const [startsAt, bookedAt, cancelLimitMinutes, wanted, why] of limits) {
    assert.deepEqual(
      cancelUntil({ startsAt: at(startsAt), bookedAt: at(bookedAt), cancelLimitMinutes }),
      at(wanted),
      why,
    );
  }
});

const booked: CancelQuestion = { status: 'booked', cancelledBy: null, cancelUntil: at('13:00'), now: at('12:00') };

test('a patient may cancel a booked appointment up to its limit, and not a moment later', () => {
  assert.equal(decideCancel(booked), 'cancel');
  assert.equal(decideCancel({ ...booked, now: at('13:00') }), 'cancel');
  assert.equal(decideCancel({ ...booked, now: new Date(at('13:00').getTime() + 1) }), 'late');
});

test('an appointment that its patient cancelled stays cancelled, even when cancelled again after the limit', () => {
  assert.equal(
    decideCancel({ ...booked, status: 'cancelled', cancelledBy: 'patient', now: at('14:00') }),
    'alreadyCancelled',
  );
});

test('cancelling an appointment that the clinic cancelled reports the clinic’s cancellation', () => {
  assert.equal(decideCancel({ ...booked, status: 'cancelled', cancelledBy: 'clinic' }), 'cancelledByClinic');
});

test('a patient cannot cancel an appointment that has begun or is over', () => {
  for (const status of ['checked-in', 'fulfilled', 'noshow'] as const) {
    assert.equal(decideCancel({ ...booked, status }), 'late');
  }
});
