import { importsOf } from './click.ts';
import { countWords } from './prose.ts';
import { countLines } from './sizes.ts';

export type SourceFile = { path: string; text: string };

export const widestLine = 120;

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');
const stemOf = (path: string): string => path.replace(/\.tsx?$/, '');

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Files that one other file imports, from the same folder: perhaps a part of it. */
export const usedNextDoor = (files: readonly SourceFile[]): string[] => {
  const importers = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const to of new Set(importsOf(path, text))) importers.set(to, [...(importers.get(to) ?? []), path]);
  return files
    .map(({ path }) => path)
    .filter((path) => {
      const [importer, ...others] = importers.get(stemOf(path)) ?? [];
      return importer !== undefined && others.length === 0 && folderOf(importer) === folderOf(path);
    });
};

const exported = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;

/** Names that more than one file exports, each with its files. */
export const sharedNames = (files: readonly SourceFile[]): Map<string, string[]> => {
  const holders = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const name of new Set([...text.matchAll(exported)].map(([, name = '']) => name)))
      holders.set(name, [...(holders.get(name) ?? []), path]);
  return new Map([...holders].filter(([, paths]) => paths.length > 1));
};

/** The sentences of a page, without its code, tables and addresses. */
export const sentencesOf = (page: string): string[] =>
  page
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/^\s*(?:\||#|<).*$/gm, '\n')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((paragraph) => paragraph.replaceAll('\n', ' ').split(/(?<=[.!?:;])\s+/));

/** What a reader of the product's code meets, and of its pages. Less of each is better. */
export const measureHouse = (code: readonly SourceFile[], pages: readonly SourceFile[]) => {
  const lines = code.map(({ text }) => countLines(text)).sort((one, other) => one - other);
  return {
    'median lines of a file': at(lines, 0.5),
    'lines of nine files in ten': at(lines, 0.9),
    'lines of the longest file': lines.at(-1) ?? 0,
    'files in a hundred that are used once, next door': Math.round((100 * usedNextDoor(code).length) / code.length),
    [`lines over ${widestLine} columns`]: code
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => line.length > widestLine).length,
    'exported names that stand twice': sharedNames(code).size,
    'words of the longest sentence of a page': Math.max(
      0,
      ...pages.flatMap(({ text }) => sentencesOf(text)).map(countWords),
    ),
  };
};

/** A step back, named; a step forward is no problem. */
export const stepsBack = (now: Readonly<Record<string, number>>, kept: Readonly<Record<string, number>>): string[] =>
  Object.entries(now).flatMap(([what, figure]) => {
    const most = kept[what];
    if (most === undefined) return [`${what}: ${figure}, and no figure is kept to compare it with.`];
    return figure > most ? [`${what}: ${figure}, at most ${most}.`] : [];
  });
