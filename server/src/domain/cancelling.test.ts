// Holds: product §8 cancel-until, product §4 cancel-limit
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerUntil, cancelUntil, decideCancel, type CancelQuestion } from './cancelling.ts';

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

const answers: [startsAt: string, movedAt: string, cancelLimitMinutes: number, wanted: string, why: string][] = [
  ['2026-12-05T15:00', '2026-12-01T09:00', 120, '2026-12-05T13:00', 'the clinic’s limit, when moved long before'],
  ['2026-12-02T15:00', '2026-12-01T14:00', 120, '2026-12-02T14:00', 'a day after the move, when the limit is nearer'],
  ['2026-12-02T15:00', '2026-12-01T16:00', 120, '2026-12-02T15:00', 'the start, when it is less than a day away'],
  ['2026-12-01T15:00', '2026-12-01T14:55', 0, '2026-12-01T15:00', 'the start, however near'],
];

test('a patient may answer a clinic’s move until the clinic’s limit or a day after the move, whichever is later, but never past the start', () => {
  for (const [startsAt, movedAt, cancelLimitMinutes, wanted, why] of answers) {
    const [start, moved, until] = [startsAt, movedAt, wanted].map((time) => new Date(`${time}:00Z`));
    assert.ok(start && moved);
    assert.deepEqual(answerUntil({ startsAt: start, movedAt: moved, cancelLimitMinutes }), until, why);
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
