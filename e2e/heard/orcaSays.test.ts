import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { messagesOf, type Lang } from '../fixtures/text.ts';

const folder = join(import.meta.dirname, '../../docs/heard');

const linesOf = (lang: Lang): string[] => readFileSync(join(folder, `orca/booking.${lang}.txt`), 'utf8').split('\n');

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** « ma cli link. », then « nique, »: a word that the transcripts of all pages know whole. */
const cutWords = (lines: readonly string[], known: ReadonlySet<string>): string[] =>
  lines.flatMap((line, at) => {
    const before = wordsIn(line.replace(/ link\.$/, '')).at(-1) ?? '';
    const [after = ''] = wordsIn(/^\p{Ll}/u.test(lines[at + 1] ?? '') ? (lines[at + 1] ?? '') : '');
    return after !== '' && known.has(before + after) && !known.has(before) ? [before + after] : [];
  });

for (const lang of ['fr', 'en'] as const) {
  const known = new Set(
    globSync(`*.${lang}.txt`, { cwd: folder }).flatMap((file) => wordsIn(readFileSync(join(folder, file), 'utf8'))),
  );

  test(`Orca says no word in two pieces on the way to an appointment (${lang})`, () => {
    assert.deepEqual(cutWords(linesOf(lang), known), []);
  });

  test(`Orca stops at no empty status on the way to an appointment (decision 79) (${lang})`, () => {
    assert.deepEqual(
      linesOf(lang).filter((line) => line.includes('statusbar')),
      [],
    );
  });

  test(`Orca meets the countdown of a hold, and no second sentence about it (decision 88) (${lang})`, () => {
    const lines = linesOf(lang);
    const check = lines.slice(lines.indexOf('## the check') + 1, lines.indexOf('## confirmed (on arrival)'));
    const sentence = new RegExp(messagesOf(lang)('hold.said', { time: '5 minutes' }).replace(/\s/g, '\\s'));
    assert.match(lines.join('\n'), sentence);
    const countdown = lang === 'fr' ? 0 : 1; // in English, both have the same words
    assert.equal(check.filter((line) => sentence.test(line)).length, countdown);
  });
}

test('the rule about pieces of words finds one', () => {
  const lines = ['J’ai reçu une invitation de ma cli link.', 'nique,'];
  assert.deepEqual(cutWords(lines, new Set(['clinique', 'invitation'])), ['clinique']);
});
