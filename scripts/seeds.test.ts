import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { sourceFiles } from './sourceFiles.ts';

const drawing = /\bfc\.(?:assert|check|sample)\(|\bMath\.random\(|\brandomInt\(/;

/** What needs no seed: a name or a port that must only differ from the others. */
const distinct = ['e2e/screens/frontDoor.ts', 'scripts/dev.test.ts', 'server/test/access/owner.ts'];

describe('tests that draw', () => {
  it('every test that draws random data takes its seed from TEST_SEED and prints it', () => {
    const tests = sourceFiles('.ts', '.tsx').filter((file) =>
      /\.test\.tsx?$|^(?:server\/test|src\/testing|e2e)\//.test(file),
    );
    const unseeded = tests.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return drawing.test(text) && !text.includes('testSeed(');
    });
    assert.deepEqual(unseeded.sort(), distinct);
  });
});
