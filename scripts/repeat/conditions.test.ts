import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockEnv, conditions, missingFor, runAt, whatEverFailed } from './conditions.ts';

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

  it('a repeated run under another clock needs libfaketime, and one in a folder of root needs root', () => {
    const missing = (isRoot: boolean, fakeTime: string | null) =>
      conditions.filter((condition) => missingFor(condition, { isRoot, fakeTime }) !== null).map(({ name }) => name);
    assert.deepEqual(missing(true, '/lib/faketime'), []);
    assert.deepEqual(missing(true, null), [
      'a quarter of an hour before clocks go forward',
      'a quarter of an hour before clocks go back',
      'the 29th of February',
    ]);
    assert.deepEqual(missing(false, '/lib/faketime'), ['a folder that only root may enter']);
  });

  it('every program of a repeated run sees the other clock at the same distance', () => {
    const leapDay = conditions.find(({ name }) => name === 'the 29th of February');
    assert.ok(leapDay);
    const machine = { isRoot: true, fakeTime: '/lib/faketime' };
    assert.equal(clockEnv(leapDay, machine, Date.parse('2028-02-29T15:00:00Z'))['FAKETIME'], '+3600');
    assert.equal(clockEnv(leapDay, machine, Date.parse('2028-03-01T16:00:00Z'))['FAKETIME'], '-86400');
  });

  it('the report of repeated runs is silent when nothing failed', () => {
    assert.deepEqual(whatEverFailed([{ run: runAt(0, 1), failures: '' }]), []);
  });
});
