import assert from 'node:assert/strict';
import { test } from 'node:test';

import { retrySeconds } from './retrying.ts';

test('the wait after a failure doubles from ten seconds to an hour and stays there (product §6 outbox)', () => {
  const waits = Array.from({ length: 12 }, (_, at) => retrySeconds(at + 1));
  assert.deepEqual(waits, [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600, 3_600]);
  assert.equal(retrySeconds(10_000), 3_600);
});
