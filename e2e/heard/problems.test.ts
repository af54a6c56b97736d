import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';

import { messagesOf } from '../fixtures/text.ts';
import { liveApart } from './liveApart.ts';
import { liveJourneys } from './liveJourneys.ts';
import { transcriptProblems } from './problems.ts';

const bad: readonly [lang: 'fr' | 'en', transcript: string, problem: RegExp][] = [
  ['fr', 'link, Lien vers l’accueil', /repeats its role/],
  ['en', 'link, My messages, Unread, Unread', /says a part of its name twice/],
  ['fr', 'button', /has no name/],
  ['fr', 'article', /has no name/],
  ['fr', 'textbox, Téléphone(facultatif)', /runs two words together/],
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

const folder = join(import.meta.dirname, '../../docs/heard');
const files = globSync('*.txt', { cwd: folder });

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Without the moments of what speaks by itself, which are in English everywhere, nor where the focus goes. */
const sentencesOf = (text: string): string =>
  text.replace(/^.*?, (?:polite|assertive): |^.*?, focus: .*$|^.*: nothing$/gm, '');

test('every screen has a transcript in both languages', () => {
  const screens = globSync('*.webp', { cwd: join(folder, '../screens') }).map((file) => basename(file, '.webp'));
  for (const lang of ['fr', 'en']) {
    const missing = screens.filter((screen) => !files.includes(`${screen}.${lang}.txt`));
    assert.deepEqual(missing, [], lang);
  }
});

test('no transcript repeats itself, runs words together, hides a language, or says a number badly', () => {
  const problems = files.flatMap((file) =>
    transcriptProblems(sentencesOf(textOf(file)), file.endsWith('.fr.txt') ? 'fr' : 'en').map(
      (problem) => `${file}: ${problem}`,
    ),
  );
  assert.deepEqual(problems, []);
});

test('no page rests with a hidden sentence that a live region said: of a hold, of a new message, or of a conversation (decision 88)', () => {
  const said = ['hold.said', 'live.message_one', 'live.message_other', 'staff.live.message', 'staff.told.take'];
  const resting = files
    .filter((file) => !file.startsWith('live-'))
    .flatMap((file) => {
      const t = messagesOf(file.endsWith('.fr.txt') ? 'fr' : 'en');
      const sentences = said.map((key) => new RegExp(`^${t(key, { time: '.+', count: '\\d+' })}$`));
      const lines = textOf(file).split('\n');
      return lines.filter((line) => sentences.some((one) => one.test(line))).map((line) => `${file}: ${line}`);
    });
  assert.deepEqual(resting, []);
});

const live = files.filter((file) => file.startsWith('live-'));

test('what speaks by itself has a transcript for each journey, in both languages', () => {
  const journeys = Object.keys({ ...liveJourneys, ...liveApart });
  assert.deepEqual(live.toSorted(), journeys.flatMap((name) => [`live-${name}.en.txt`, `live-${name}.fr.txt`]).sort());
});

/** Each act that takes a while says so. */
const busy = /^(?:Un instant|One moment)…$/;

test('what speaks by itself says each sentence once in a journey', () => {
  const problems = live.flatMap((file) => {
    const sentences = sentencesOf(textOf(file))
      .split('\n')
      .filter((sentence) => sentence !== '' && !busy.test(sentence));
    return sentences
      .filter((sentence, at) => sentences.indexOf(sentence) < at)
      .map((again) => `${file} repeats ${again}`);
  });
  assert.deepEqual(problems, []);
});

test('only a refusal interrupts, and every moment of a journey is told', () => {
  const lines = live.flatMap((file) =>
    textOf(file)
      .trim()
      .split('\n')
      .map((line) => ({ file, line })),
  );
  const untold = lines.filter(({ line }) => !/, (?:polite|assertive|focus): .|: nothing$/.test(line));
  const interrupting = lines.filter(({ line }) => /, assertive: /.test(line)).map(({ file }) => file);
  assert.deepEqual(untold, []);
  assert.deepEqual([...new Set(interrupting)].sort(), ['live-refused.en.txt', 'live-refused.fr.txt']);
});

test('a confirmed appointment ends with its title, which takes the focus', () => {
  const booked = live.filter((file) => /^live-(?:message|guest|invitation)/.test(file));
  const silent = booked.filter((file) => !/^the appointment is confirmed, focus: heading, /m.test(textOf(file)));
  assert.deepEqual(silent, []);
});

test('the return of the network is said once', () => {
  for (const lang of ['fr', 'en'])
    assert.equal([...textOf(`live-offline.${lang}.txt`).matchAll(/^the network is back, polite: /gm)].length, 1, lang);
});

test('a hold speaks at its start, at two minutes, at thirty seconds and at its end, in both languages', () => {
  for (const lang of ['fr', 'en']) {
    const moments = [...textOf(`live-hold.${lang}.txt`).matchAll(/^(\d:\d\d) left, polite/gm)];
    assert.deepEqual(
      moments.map(([, left]) => left),
      ['2:00', '0:30', '0:00'],
    );
    assert.match(textOf(`live-hold.${lang}.txt`), /^the hold starts, polite: .*5 minutes/m);
  }
});
