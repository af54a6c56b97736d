import assert from 'node:assert/strict';
import { test } from 'node:test';

import { leavingMs } from './responsePadding.ts';

test('response padding releases answers from the same interval at the same moment, however long the work took; without padding, at once (product §4 no-oracle)', () => {
  for (const [workMs, leaves] of [
    [0, 50],
    [1.9, 50],
    [1.98, 50],
    [49.9, 50],
    [50, 50],
    [50.1, 100],
    [149, 150],
  ] as const) {
    assert.equal(leavingMs(workMs, 50), leaves, `${workMs} ms`);
  }
  assert.equal(leavingMs(1.9, 0), 1.9);
});
