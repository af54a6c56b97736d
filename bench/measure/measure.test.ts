import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { rankTest } from './rankTest.ts';
import { inRotatedRounds } from './rounds.ts';
import { median, quantile } from './statistics.ts';
import { ratioOf } from './volleys.ts';

describe('a quantile', () => {
  it('the quantile function returns a measured value, whatever the order of the input', () => {
    const values = [5, 1, 4, 2, 3];
    assert.equal(median(values), 3);
    assert.equal(quantile(values, 0.99), 5);
    assert.equal(quantile(values, 0), 1);
  });

  it('the quantile function rejects an empty list', () => {
    assert.throws(() => median([]), RangeError);
  });
});

describe('rounds', () => {
  it('each round measures every side once and starts with a different side from the round before', async () => {
    const order: string[] = [];
    const side = (name: string) => ({ name, measure: async (round: number) => order.push(`${name}${round}`) });
    const found = await inRotatedRounds(2, [side('a'), side('b'), side('c')]);
    assert.deepEqual(order, ['a0', 'b0', 'c0', 'b1', 'c1', 'a1']);
    assert.deepEqual(
      [...found.values()].map((values) => values.length),
      [2, 2, 2],
    );
  });
});

describe('the rank test', () => {
  const values = (from: number, step: number) => Array.from({ length: 200 }, (_, at) => from + at * step);

  it('the rank test finds no difference between interleaved samples', () => {
    assert.ok(rankTest(values(0, 1), values(0.5, 1)) > 0.9);
    assert.equal(rankTest(values(3, 0), values(3, 0)), 1);
  });

  it('the rank test detects a shift that is small compared with the spread', () => {
    assert.ok(rankTest(values(0, 1), values(40, 1)) < 0.001);
    assert.ok(rankTest(values(40, 1), values(0, 1)) < 0.001);
  });

  it('the rank test matches a calculation by hand: U is 10 of 100, so z is 2.986', () => {
    const p = rankTest([1, 2, 3, 4, 5, 6, 7, 8, 9, 20], [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    assert.ok(Math.abs(p - 0.00283) < 0.00001, `${p}`);
  });
});

describe('the ratio of two sides', () => {
  const volley = (seconds: number) => ({ seconds, latencies: [1, 1], statuses: {}, refusals: [] });

  it('the ratio compares two sides round by round, so that a slow minute of the machine affects both', () => {
    assert.equal(ratioOf([volley(2), volley(20), volley(2)], [volley(1), volley(10), volley(1)]), 0.5);
  });
});
