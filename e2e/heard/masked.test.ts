import assert from 'node:assert/strict';
import { test } from 'node:test';

import { masked } from './masked.ts';

const cases: readonly [said: string, written: string][] = [
  ['link, mercredi 2 décembre 2026 à 10 h 05', 'link, jeudi 1er mai 2030 à 9 h 15'],
  ['Wednesday, December 2, 2026 at 2:05 p.m.', 'Thursday, May 1, 2030 at 9:15 a.m.'],
  ['E 6 3 V V, 6 Y 3 4 7', 'A B C 1 2, D E F 3 4'],
  ['Encore 4 minutes 58 secondes pour confirmer', 'Encore 5 minutes pour confirmer'],
  ['Du lundi au vendredi, de 8 h à 20 h', 'Du lundi au vendredi, de 8 h à 20 h'],
  ['Rien n’est envoyé entre 21 h et 8 h', 'Rien n’est envoyé entre 21 h et 8 h'],
];

for (const [said, written] of cases)
  test(`a transcript says the same on every day: ${said}`, () => {
    assert.equal(masked(said), written);
  });
