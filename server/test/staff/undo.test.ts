// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { actStage } from '../support/staffActs.ts';

test('an arrival and an absence are taken back the same day, and each leaves a line in the trail', async (t) => {
  const { act, begun, statusOf, trail } = await actStage(t);
  const reservationId = await begun();
  for (const [word, status] of [
    ['arrived', 'checked-in'],
    ['undone', 'booked'],
    ['missed', 'noshow'],
    ['undone', 'booked'],
    ['undone', 'booked'],
  ] as const) {
    assert.equal((await act(reservationId, word)).status, 204, word);
    assert.equal(await statusOf(reservationId), status);
  }
  assert.deepEqual(
    (await trail()).map(({ action }) => action),
    ['reservation.arrived', 'reservation.undone', 'reservation.missed', 'reservation.undone'],
  );
});

test('an absence is not taken back when its patient has another appointment at that time', async (t) => {
  const { act, begun, statusOf } = await actStage(t);
  const first = await begun();
  assert.equal((await act(first, 'missed')).status, 204);
  await begun();
  const { status, refusal } = await act(first, 'undone');
  assert.deepEqual([status, refusal.message], [409, 'appointment.settled']);
  assert.equal(await statusOf(first), 'noshow');
});
