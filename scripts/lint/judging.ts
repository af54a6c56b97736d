import assert from 'node:assert/strict';
import { it } from 'node:test';

import { Linter } from 'eslint';

/** Tests a lint rule on lines of code. */
export const itJudges = (config: Linter.Config, lines: { refused: readonly string[]; allowed: readonly string[] }) => {
  const problemsIn = (code: string) => new Linter().verify(code, [{ ...config, files: ['**/*.js'] }]);
  for (const code of lines.refused)
    it(`the lint rule refuses ${code}`, () => {
      assert.notDeepEqual(problemsIn(code), []);
    });
  for (const code of lines.allowed)
    it(`the lint rule allows ${code}`, () => {
      assert.deepEqual(problemsIn(code), []);
    });
};
