import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Linter } from 'eslint';

import { spokenByHand } from './spokenByHand.mjs';

const isRefused = (code: string): boolean =>
  new Linter().verify(code, [
    {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { 'no-restricted-syntax': ['error', ...spokenByHand] },
    },
  ]).length > 0;

describe('what speaks by itself takes how from ui/live.ts (decision 79)', () => {
  for (const code of [
    '<p aria-live="polite" />',
    '<p aria-live={how} />',
    '<p role="status" />',
    "<p role={is ? 'alert' : undefined} />",
    '<output>{text}</output>',
    "const says = { 'aria-live': 'assertive' }",
    "const says = { role: 'alert' }",
  ])
    it(`the lint rule refuses ${code}`, () => {
      assert.ok(isRefused(code));
    });

  for (const code of ['<p {...saysWhole} />', '<p role="timer" aria-live="off" />', '<p role="group" />'])
    it(`the lint rule allows ${code}`, () => {
      assert.ok(!isRefused(code));
    });
});
