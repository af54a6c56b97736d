// Holds: product §8 postal-code
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fsaPoint } from '../src/data/fsaPoints.ts';

test('a postal code gives the point of its area, however it is typed', () => {
  const point = fsaPoint('H2X 1Y4');
  assert.ok(point !== undefined && point.latitude > 45.4 && point.latitude < 45.6);
  for (const typed of ['h2x1y4', 'H2X1Y4', 'h2x', ' H2X ']) assert.deepEqual(fsaPoint(typed), point);
});

test('an unknown area and a malformed code give no point', () => {
  for (const typed of ['', 'J1K', 'V6B 1A1', 'H2', 'H2X 1Y', '90210', 'D1A 1A1'])
    assert.equal(fsaPoint(typed), undefined, typed);
});
