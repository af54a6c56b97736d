import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { keepFailure, wordsOf } from './testFailures.ts';

const given = process.env.TEST_FAILURES;
let folder = '';
const kept = () => readFileSync(join(folder, 'failures'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failures-'));
  process.env.TEST_FAILURES = join(folder, 'failures');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  if (given === undefined) delete process.env.TEST_FAILURES;
  else process.env.TEST_FAILURES = given;
});

describe('a failure that is kept for the end of the run', () => {
  it('the failure list shows each failure under its name, one after the other, without colours', () => {
    keepFailure('first', '\u001b[31mexpected 1\u001b[39m');
    keepFailure('second', 'expected 2\nnot 3');
    assert.equal(kept(), '✖ first\n    expected 1\n✖ second\n    expected 2\n    not 3\n');
  });

  it('the failure list cuts a failure that is too long to read', () => {
    keepFailure('long', Array.from({ length: 500 }, (_, at) => `line ${at}`).join('\n'));
    assert.match(kept(), /line 39\n$/);
  });

  it('the failure list shows what the test threw, not the wrapper of its runner', () => {
    const thrown = new Error('a place was given twice');
    assert.match(wordsOf(new Error('test failed', { cause: thrown })), /^Error: a place was given twice/);
    assert.match(wordsOf(thrown), /^Error: a place was given twice/);
  });
});
