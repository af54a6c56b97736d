import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { inRotatedRounds } from './rounds.ts';
import { median, quantile } from './statistics.ts';

describe('a quantile', () => {
  it('is a value that was measured, whatever the order', () => {
    const values = [5, 1, 4, 2, 3];
    assert.equal(median(values), 3);
    assert.equal(quantile(values, 0.99), 5);
    assert.equal(quantile(values, 0), 1);
  });

  it('of nothing is refused', () => {
    assert.throws(() => median([]), RangeError);
  });
});

describe('rounds', () => {
  it('measure every side once a round, and begin with another side each time', async () => {
    const order: string[] = [];
    const side = (name: string) => ({ name, measure: async (round: number) => order.push(`${name}${round}`) });
    const found = await inRotatedRounds(2, [side('a'), side('b'), side('c')]);
    assert.deepEqual(order, ['a0', 'b0', 'c0', 'b1', 'c1', 'a1']);
    assert.deepEqual([...found.values()].map((values) => values.length), [2, 2, 2]);
  });
});
