import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { cutWords, orcaProblems } from './orca/rules.ts';

const folder = join(import.meta.dirname, '../../docs/heard/orca');

const linesOf = (lang: string): string[] => readFileSync(join(folder, `booking.${lang}.txt`), 'utf8').split('\n');

for (const lang of ['fr', 'en'] as const)
  test(`on the way to an appointment Orca cuts no word, stops at no empty status, and meets one countdown (${lang}) (decisions 79 and 88)`, () => {
    assert.deepEqual(orcaProblems(linesOf(lang), lang), []);
  });

test('the rules of what Orca says find a word in two pieces, an empty status, and a silent hold', () => {
  const lines = ['J’ai reçu une invitation de ma cli link.', 'nique,'];
  assert.deepEqual(cutWords(lines, new Set(['clinique', 'invitation'])), ['clinique']);
  assert.deepEqual(orcaProblems(['statusbar.'], 'fr'), [
    'stops at an empty status: statusbar.',
    'a hold does not say how long it lasts',
  ]);
  const said = 'Il reste 5 minutes pour confirmer.';
  assert.deepEqual(orcaProblems([said, '## the check', said, '## confirmed'], 'fr'), [
    'the sentence of a hold is a stop beside its countdown',
  ]);
});
