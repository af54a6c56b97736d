import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conditions, runAt, whatEverFailed } from './conditions.ts';

describe('a suite that is run again and again', () => {
  it('repeated runs meet each condition with a load and without one, and use no seed twice', () => {
    const runs = Array.from({ length: 2 * conditions.length }, (_, at) => runAt(at, 100));
    assert.equal(new Set(runs.map(({ condition, isLoaded }) => `${condition.name} ${isLoaded}`)).size, runs.length);
    assert.equal(runs.filter(({ isLoaded }) => isLoaded).length, conditions.length);
    assert.equal(new Set(runs.map(({ seed }) => seed)).size, runs.length);
  });

  it('the report of repeated runs lists what ever failed, the most frequent first, with the command that repeats it', () => {
    const [first, second] = [runAt(0, 100), runAt(1, 100)];
    const lines = whatEverFailed([
      { run: first, failures: '✖ seldom (a.test.ts)\n    at 1\n✖ often (b.test.ts)\n    at 2\n' },
      { run: second, failures: '✖ often (b.test.ts)\n    at 3\n✖ often (b.test.ts)\n' },
    ]);
    assert.deepEqual(lines, [
      '✖ often (b.test.ts)',
      '    as it stands, TEST_SEED=100',
      '    as it stands, beside a load on every core, TEST_SEED=101',
      '✖ seldom (a.test.ts)',
      '    as it stands, TEST_SEED=100',
    ]);
  });

  it('the report of repeated runs is silent when nothing failed', () => {
    assert.deepEqual(whatEverFailed([{ run: runAt(0, 1), failures: '' }]), []);
  });
});
