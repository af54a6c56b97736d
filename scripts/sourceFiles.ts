import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The files of the project: those in git and the new ones git does not ignore, relative to the root.
 * @param endings such as `.ts`; every file when left out
 */
export function sourceFiles(...endings: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const names = listed.split('\n').filter((name) => name !== '' && existsSync(name));
  return endings.length === 0 ? names : names.filter((name) => endings.some((ending) => name.endsWith(ending)));
}

/** The files a person wrote to be run. */
export const codeFiles = (): string[] => sourceFiles('.ts', '.tsx', '.js', '.mjs', '.cjs');
