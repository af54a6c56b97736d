import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './mutants.ts';

/** A mutant that runs for ever is noticed: no test waits that long. */
const timeout = 5 * 60_000;

const hook = pathToFileURL(join(import.meta.dirname, 'hook.mjs')).href;

function passes(words: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = { env: { ...process.env, ...env }, stdio: 'ignore', timeout, killSignal: 'SIGKILL' } as const;
  return spawnSync(process.execPath, words, options).status === 0;
}

/** Whether test files of Node’s runner pass with a change in memory, in one process or each in its own. */
export function passesInNode(tests: readonly string[], mutant: Mutant | null, isolation: 'none' | 'process'): boolean {
  const words = ['--import', hook, '--test', `--test-isolation=${isolation}`, '--test-concurrency=2', ...tests];
  const described = mutant === null ? null : { ...mutant, path: resolve(mutant.file) };
  return tests.length > 0 && passes(words, { MUTANT: JSON.stringify(described) });
}

/**
 * Whether jest’s tests of rules that reach a file, or the named tests, pass with a change. Jest has its own loader: the
 * file itself is changed, and put back whatever happens.
 */
export function passesInJest(mutant: Mutant | null, file: string, tests?: readonly string[]): boolean {
  const which =
    tests === undefined ? ['--selectProjects', 'rules', '--findRelatedTests', file] : ['--runTestsByPath', ...tests];
  const words = ['node_modules/jest/bin/jest.js', ...which, '--bail'];
  if (mutant === null) return passes(words);
  const text = readFileSync(file, 'utf8');
  const restore = (): void => writeFileSync(file, text);
  process.once('exit', restore);
  try {
    writeFileSync(file, text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end));
    return passes(words);
  } finally {
    restore();
    process.off('exit', restore);
  }
}
