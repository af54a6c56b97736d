import { describe } from 'node:test';

import type { Linter } from 'eslint';

import { spokenByHand } from './spokenByHand.mjs';
import { itJudges } from './judging.ts';

const handmade = {
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: { 'no-restricted-syntax': ['error', ...spokenByHand] },
} satisfies Linter.Config;

describe('what speaks by itself takes how from ui/live.ts (decision 79)', () => {
  itJudges(handmade, {
    refused: [
      '<p aria-live="polite" />',
      '<p aria-live={how} />',
      '<p role="status" />',
      "<p role={is ? 'alert' : undefined} />",
      '<output>{text}</output>',
      "const says = { 'aria-live': 'assertive' }",
      "const says = { role: 'alert' }",
    ],
    allowed: ['<p {...saysWhole} />', '<p role="timer" aria-live="off" />', '<p role="group" />'],
  });
});
