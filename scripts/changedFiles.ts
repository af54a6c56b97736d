import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sourceFiles } from './sourceFiles.ts';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');

/**
 * The files of the checkout that are not as in a commit: written, added or gone.
 * @param since a commit, such as `HEAD` or the branch that the work leaves from
 */
export const changedFiles = (since: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** The text of every file of the project that may name others; of the rest, the path alone. */
export const readSources = (): Map<string, string> =>
  new Map(sourceFiles().map((path) => [path, /\.(?:[cm]?js|tsx?)$/.test(path) ? readFileSync(path, 'utf8') : '']));
