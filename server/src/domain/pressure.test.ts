import assert from 'node:assert/strict';
import { test } from 'node:test';

import { newcomerCost, signupCost } from './pressure.ts';

test('sign-up asks for no work below fifty unconfirmed accounts an hour, then for more, never above sixteen times', () => {
  assert.deepEqual(
    [0, 49, 50, 99, 100, 150, 250, 5_000].map((made) => signupCost(made, 400)),
    [null, null, 400, 400, 800, 1_600, 6_400, 6_400],
  );
});

test('newcomers work from half of their share of a clinic’s week on, never where few are there', () => {
  const cost = (booked: number, slots = 300) => newcomerCost({ slots, booked, held: 0 }, { share: 0.1, calmCost: 400 });
  assert.deepEqual(
    [0, 15, 16, 20, 24, 30].map((booked) => cost(booked)),
    [null, null, 800, 1_600, 3_200, 6_400],
  );
  assert.equal(cost(2, 20), null);
  assert.equal(newcomerCost({ slots: 10, booked: 9, held: 0 }, { share: 1, calmCost: 400 }), null);
});
