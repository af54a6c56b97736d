import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addCounts, formatCounts, judgedCounts, parseCounts } from './testCounts.ts';

describe('the counts of a test run', () => {
  it('the test counts name skipped tests only when there are some', () => {
    assert.equal(formatCounts({ passed: 3, failed: 0, skipped: 0 }), '3 passed, 0 failed');
    assert.equal(formatCounts({ passed: 3, failed: 1, skipped: 2 }), '3 passed, 1 failed, 2 skipped');
  });

  it('the test counts come from the last line of the output and from nowhere else', () => {
    assert.deepEqual(parseCounts('noise\n12 passed, 1 failed, 2 skipped\n'), { passed: 12, failed: 1, skipped: 2 });
    assert.equal(parseCounts('12 passed, 0 failed\nTypeError: boom'), null);
  });

  it('the test counts of several suites add up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    assert.deepEqual(addCounts([one, one]), { passed: 2, failed: 4, skipped: 6 });
  });

  it('the test counts include a failure when a suite crashed, ran no test, or ended badly without naming a failure', () => {
    const nothing = { passed: 0, failed: 0, skipped: 0 };
    const allGreen = { passed: 5, failed: 0, skipped: 0 };
    assert.equal(judgedCounts(null, 0).failed, 1);
    assert.equal(judgedCounts(nothing, 0).failed, 1);
    assert.equal(judgedCounts(allGreen, 1).failed, 1);
    assert.equal(judgedCounts(allGreen, null).failed, 1);
  });

  it('the test counts stay as claimed when the exit code of the suite agrees', () => {
    const skipped = { passed: 0, failed: 0, skipped: 1 };
    assert.deepEqual(judgedCounts(skipped, 0), skipped);
    assert.deepEqual(judgedCounts({ passed: 1, failed: 2, skipped: 0 }, 1), { passed: 1, failed: 2, skipped: 0 });
  });
});
