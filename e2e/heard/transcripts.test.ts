import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';

import { messagesOf, type Lang } from '../fixtures/text.ts';
import { transcriptProblems } from './problems.ts';

const folder = join(import.meta.dirname, '../../docs/heard');

/** The name of each transcript, without its language, and its text. */
const transcripts = globSync('*.txt', { cwd: folder }).map((file) => {
  const lang: Lang = file.endsWith('.fr.txt') ? 'fr' : 'en';
  return { file, lang, screen: basename(file, `.${lang}.txt`), text: readFileSync(join(folder, file), 'utf8') };
});

test('every screen that docs/screens shows has a transcript in both languages, and so has every state', () => {
  const screens = globSync('*.webp', { cwd: join(folder, '../screens') }).map((file) => basename(file, '.webp'));
  const heard = (lang: Lang) => transcripts.filter((one) => one.lang === lang).map(({ screen }) => screen);
  assert.deepEqual(heard('fr').sort(), heard('en').sort());
  assert.deepEqual(
    screens.filter((screen) => !heard('fr').includes(screen)),
    [],
  );
});

/** Without the moments of what speaks by itself, which are in English everywhere, and without where the focus goes. */
const sentencesOf = (text: string): string =>
  text.replace(/^.*?, (?:polite|assertive): |^.*?, focus: .*$|^.*: nothing$/gm, '');

test('no transcript repeats itself, runs words together, hides a language, or says a number badly', () => {
  const problems = transcripts.flatMap(({ file, lang, text }) =>
    transcriptProblems(sentencesOf(text), lang).map((problem) => `${file}: ${problem}`),
  );
  assert.deepEqual(problems, []);
});

test('no page rests with a hidden sentence that a live region said (decision 88)', () => {
  const resting = transcripts
    .filter(({ screen }) => !screen.startsWith('live-'))
    .flatMap(({ file, lang, text }) => {
      const said = new RegExp(`^${messagesOf(lang)('hold.said', { time: '.+' })}$`);
      const lines = text.split('\n').filter((line) => said.test(line));
      return lines.map((line) => `${file}: ${line}`);
    });
  assert.deepEqual(resting, []);
});
