import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { messagesOf, type Lang } from '../../fixtures/text.ts';
import { guestJourneys } from './guestJourneys.ts';
import { journeys } from './journeys.ts';

const folder = join(import.meta.dirname, '../../../docs/heard');
const files = globSync('live-*.txt', { cwd: folder });

const linesOf = (file: string): string[] => readFileSync(join(folder, file), 'utf8').trim().split('\n');

/** `the hold starts, polite: Il reste 5 minutes.` → its three parts. */
const partsOf = (line: string): { moment: string; politeness: string; sentence: string } => {
  const [, moment = line, politeness = '', sentence = ''] = /^(.*?), (polite|assertive|focus): (.*)$/.exec(line) ?? [];
  return { moment, politeness, sentence };
};

test('what speaks by itself has a transcript for each journey, in both languages', () => {
  const names = Object.keys({ ...journeys, ...guestJourneys });
  assert.deepEqual(files.toSorted(), names.flatMap((name) => [`live-${name}.en.txt`, `live-${name}.fr.txt`]).sort());
});

test('every moment of a journey is told, with its politeness or with nothing', () => {
  const untold = files.flatMap((file) =>
    linesOf(file).filter((line) => !line.endsWith(': nothing') && partsOf(line).sentence === ''),
  );
  assert.deepEqual(untold, []);
});

/** Each act that takes a while says so, as « Un instant… ». */
const isBusy = (sentence: string): boolean => sentence.endsWith('…');

test('a journey says each sentence once', () => {
  const again = files.flatMap((file) => {
    const sentences = linesOf(file)
      .map(partsOf)
      .filter(({ politeness }) => politeness === 'polite' || politeness === 'assertive')
      .map(({ sentence }) => sentence)
      .filter((sentence) => !isBusy(sentence));
    return sentences.filter((sentence, at) => sentences.indexOf(sentence) < at).map((said) => `${file}: ${said}`);
  });
  assert.deepEqual(again, []);
});

test('only a refusal interrupts, and a clinic that cancels', () => {
  const interrupting = files.filter((file) => linesOf(file).some((line) => partsOf(line).politeness === 'assertive'));
  assert.deepEqual(interrupting.sort(), [
    'live-booking.en.txt',
    'live-booking.fr.txt',
    'live-refused.en.txt',
    'live-refused.fr.txt',
  ]);
});

test('a confirmed appointment ends with its title, which takes the focus', () => {
  const booked = files.filter((file) => /^live-(?:booking|guest|invitation)/.test(file));
  const silent = booked.filter(
    (file) => !linesOf(file).some((line) => line.startsWith('the appointment is confirmed, focus: heading, ')),
  );
  assert.deepEqual([booked.length, silent], [6, []]);
});

test('a hold speaks at its start, at two minutes, at thirty seconds and at its end, never each second', () => {
  for (const lang of ['fr', 'en'] satisfies Lang[]) {
    const t = messagesOf(lang);
    const ofHold = [t('hold.said', { time: '.+' }), t('hold.over')].map((said) => new RegExp(`^${said}`));
    const lines = linesOf(`live-hold.${lang}.txt`).map(partsOf);
    const spoken = lines.filter(({ sentence }) => ofHold.some((said) => said.test(sentence)));
    assert.deepEqual(
      spoken.map(({ moment, politeness }) => `${moment}, ${politeness}`),
      ['the hold starts, polite', '2:00 left, polite', '0:30 left, polite', '0:00 left, polite'],
      lang,
    );
  }
});
