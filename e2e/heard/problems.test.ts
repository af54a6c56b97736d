import assert from 'node:assert/strict';
import { test } from 'node:test';

import { transcriptProblems } from './problems.ts';

const bad: readonly [lang: 'fr' | 'en', transcript: string, problem: RegExp][] = [
  ['fr', 'link, Lien vers l’accueil', /repeats its role/],
  ['en', 'link, My messages, Unread, Unread', /says a part of its name twice/],
  ['fr', 'button', /has no name/],
  ['fr', 'article', /has no name/],
  ['fr', 'textbox, Téléphone(facultatif)', /runs two words together/],
  ['fr', 'alertdialog, Retirer cette place?, à 9 h 15,Amélie Arsenault', /runs two words together/],
  ['fr', 'timer\nEncore 5 min 00 s pour confirmer', /shortens a duration/],
  ['fr', 'Référence\nE63VV 6Y347', /reads a reference as a word/],
  ['fr', 'link, 5145550101', /no voice reads/],
  ['fr', '(6/10) link, Your form is ready, Non lu', /changes the language/],
  ['en', 'Votre rendez-vous est confirmé', /changes the language/],
  ['fr', 'link, Présence confirmée\nPrésence confirmée', /twice in a row/],
  ['fr', 'group, Pour qui?\nPour qui?', /twice in a row/],
  ['fr', 'jeudi 1er mai à 9h15', /an hour as no voice/],
  ['fr', 'De 09:15 à midi', /an hour as no voice/],
  ['en', 'Thursday at 21:50', /an hour as no voice/],
  ['en', 'Open from 9 AM', /an hour as no voice/],
  ['fr', 'link, Ernest Lachance, Depuis \u20689 h 15\u2069', /holds a mark/],
  ['en', 'Thursday at 9:15 a.m.. The person is told.', /ends a sentence twice/],
];

for (const [lang, transcript, problem] of bad) {
  test(`the rules of a transcript find what reads badly: ${transcript.replace('\n', ' / ')}`, () => {
    const found = transcriptProblems(transcript, lang);
    assert.equal(found.length, 1, found.join('\n'));
    assert.match(found[0] ?? '', problem);
  });
}

test('the rules of a transcript accept what reads well', () => {
  const good = [
    '(6/10) link, {en: Your form is ready}, Non lu, Clinique médicale Rive-Ouest, 1er mai',
    'article, jeudi 1er mai 2030 à 9 h 15',
    'heading, jeudi 1er mai 2030 à 9 h 15, level 3',
    'region, Théo Castonguay',
    'heading, Théo Castonguay, level 2',
    'timer',
    'Encore 4 minutes 30 secondes pour confirmer',
    'E 6 3 V V, 6 Y 3 4 7',
    'link, 514 555-0101',
    'Rien n’est offert entre 21 h et 8 h',
    'checkbox, Français, checked',
  ];
  assert.deepEqual(transcriptProblems(good.join('\n'), 'fr'), []);
});
