import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type FileRun, repeatFailed } from './repeatFailed.ts';
import type { Counts } from './testCounts.ts';

const red: Counts = { passed: 1, failed: 1, skipped: 0 };
const green: FileRun = { counts: { passed: 2, failed: 0, skipped: 0 }, failedFiles: new Map() };
const isScreen = (file: string) => file.endsWith('.tsx');

const ran = async (...failed: string[]) => {
  const alone: string[] = [];
  const first = {
    counts: { passed: 10, failed: failed.length, skipped: 0 },
    failedFiles: new Map(failed.map((file) => [file, red])),
  };
  const counts = await repeatFailed(
    first,
    (file) => {
      alone.push(file);
      return Promise.resolve(green);
    },
    isScreen,
  );
  return { alone, counts };
};

describe('test files that fail beside others', () => {
  const { TEST_FAILURES, TEST_RETRIES } = process.env;
  before(() => {
    // These runs are not this one: its list of failures and its settings stay out of them.
    delete process.env.TEST_FAILURES;
    delete process.env.TEST_RETRIES;
  });
  after(() => Object.assign(process.env, TEST_FAILURES && { TEST_FAILURES }, TEST_RETRIES && { TEST_RETRIES }));

  it('a screen that failed beside others runs once more alone, and its second result counts', async () => {
    assert.deepEqual(await ran('a.tsx', 'b.tsx'), {
      alone: ['a.tsx', 'b.tsx'],
      counts: { passed: 12, failed: 0, skipped: 0 },
    });
  });

  it('no screen runs again beside a rule that failed, nor does the rule', async () => {
    assert.deepEqual(await ran('a.tsx', 'b.ts'), { alone: [], counts: { passed: 10, failed: 2, skipped: 0 } });
  });
});
