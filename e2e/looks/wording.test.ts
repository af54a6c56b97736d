import assert from 'node:assert/strict';
import { test } from 'node:test';

import { typographyProblems } from './wording.ts';

const unit = 'no non-breaking space before the unit';
const whatIsWrong = (text: string): string[] =>
  typographyProblems(text, 'fr').map((problem) => /^has (.+): “/.exec(problem)?.[1] ?? problem);

test('the check of typography reads neither addresses nor the keys that a computer drew', () => {
  for (const address of [
    'webcal://127.0.0.1:8080/calendar/Zk8h008qW2pLm4nR7sTuVx1y.ics',
    'https://portail.example/#/link?key=a9h15b:c;d!e',
    'marie.9h15@exemple.ca',
    'Zk8h008qW2pLm4nR7sTuVx1y',
  ])
    assert.deepEqual(whatIsWrong(`Adresse\u00a0: ${address}`), [], address);
});

test('the check of typography reads hours and words around an address', () => {
  assert.deepEqual(whatIsWrong('Rendez-vous à 9h15'), [unit]);
  assert.deepEqual(whatIsWrong('À 9h15 : https://portail.example/8h008'), [
    'no non-breaking space before the colon',
    unit,
  ]);
  assert.deepEqual(whatIsWrong('La référence A9h15'), [unit], 'a short word is no key');
});
