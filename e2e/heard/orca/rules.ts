import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { messagesOf, type Lang } from '../../fixtures/text.ts';

const folder = join(import.meta.dirname, '../../../docs/heard');

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** The words of every transcript. */
const knownWords = (lang: Lang): ReadonlySet<string> =>
  new Set(
    globSync(`*.${lang}.txt`, { cwd: folder }).flatMap((file) => wordsIn(readFileSync(join(folder, file), 'utf8'))),
  );

/** « ma cli link. », then « nique, »: a word that is known whole. */
export const cutWords = (lines: readonly string[], known: ReadonlySet<string>): string[] =>
  lines.flatMap((line, at) => {
    const before = wordsIn(line.replace(/ link\.$/, '')).at(-1) ?? '';
    const [after = ''] = wordsIn(/^\p{Ll}/u.test(lines[at + 1] ?? '') ? (lines[at + 1] ?? '') : '');
    return after !== '' && known.has(before + after) && !known.has(before) ? [before + after] : [];
  });

const partOf = (lines: readonly string[], page: string): string[] => {
  const rest = lines.slice(lines.indexOf(`## ${page}`) + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return end < 0 ? rest : rest.slice(0, end);
};

/** The countdown of a hold is met, and the sentence that speaks by itself is heard and never met (decision 88). */
const holdProblems = (lines: readonly string[], lang: Lang): string[] => {
  const sentence = messagesOf(lang)('hold.said', { time: '5 minutes' }).replace(/\s/g, ' ');
  const says = (line: string) => line.replace(/\s/g, ' ').includes(sentence);
  const met = partOf(lines, 'the check').filter(says).length;
  const countdown = lang === 'fr' ? 0 : 1; // in English, both have the same words
  return [
    ...(lines.some(says) ? [] : ['a hold does not say how long it lasts']),
    ...(met > countdown ? ['the sentence of a hold is a stop beside its countdown'] : []),
  ];
};

/** What reads badly in what Orca says from sign-in to a confirmed appointment. */
export const orcaProblems = (lines: readonly string[], lang: Lang): string[] => [
  ...cutWords(lines, knownWords(lang)).map((word) => `says in two pieces: ${word}`),
  ...lines.filter((line) => line.includes('statusbar')).map((line) => `stops at an empty status: ${line}`),
  ...holdProblems(lines, lang),
];
