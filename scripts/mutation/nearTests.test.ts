import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestTests } from './nearTests.ts';
import { drawSample } from '../seededRandom.ts';

test('the nearest tests share rare names with the changed file, in their path before their text', () => {
  const tests = [
    { path: 'server/test/clinic/merge.test.ts', text: 'a merge of two records' },
    { path: 'server/test/mail/sender.test.ts', text: 'the sender of mail, and its records' },
    { path: 'server/test/http/pool.test.ts', text: 'the pool' },
  ];
  const near = nearestTests('server/src/data/delegation/mergeRecords.ts', 'export const joinRecords = 1', tests, 2);
  assert.deepEqual(near, ['server/test/clinic/merge.test.ts', 'server/test/mail/sender.test.ts']);
});

test('a sample is the same for the same seed, and another for another', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  assert.deepEqual(drawSample(items, 5, 7), drawSample(items, 5, 7));
  assert.notDeepEqual(drawSample(items, 5, 7), drawSample(items, 5, 8));
  assert.equal(new Set(drawSample(items, 100, 7)).size, 100);
});
