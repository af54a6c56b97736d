import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from '../mutants.ts';

const hook = pathToFileURL(join(import.meta.dirname, '../hook.mjs')).href;
const reachHook = pathToFileURL(join(import.meta.dirname, 'reach.mjs')).href;

/** A check without which a test runs for ever is noticed. */
const timeout = 8 * 60_000;

type Run = { rows?: readonly string[]; reach?: string };

/** `says`: what stands under the failed test. */
export type Failure = { test: string; says: string };

/**
 * The first test of some files that fails with a change in memory, which ends the run; `null` where none does.
 * @param run `rows`: those of the access matrix to ask alone; `reach`: the file that says which functions each test ran
 */
export function firstFailure(
  tests: readonly string[],
  mutant: Mutant | null,
  { rows, reach }: Run = {},
): Promise<Failure | null> {
  const described = mutant === null ? null : { ...mutant, path: resolve(mutant.file) };
  const words = ['--import', reach === undefined ? hook : reachHook, '--test', '--test-isolation=none'];
  const child = spawn(process.execPath, [...words, '--test-reporter=tap', ...tests], {
    env: {
      ...process.env,
      MUTANT: JSON.stringify(described),
      ...(rows === undefined ? {} : { ACCESS_ROWS: JSON.stringify(rows) }),
      ...(reach === undefined ? {} : { REACH: reach }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout,
    killSignal: 'SIGKILL',
  });
  return new Promise((done) => {
    let failed: Failure | null = null;
    let isWhole = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const test = /^\s*not ok \d+ - (.*)$/.exec(line)?.[1];
      if (failed === null && test !== undefined) failed = { test: test.replace(/\\(.)/g, '$1'), says: '' };
      else if (failed !== null && !isWhole) failed.says += `${line}\n`;
      if (failed === null || isWhole || line.trim() !== '...') return;
      isWhole = true;
      child.kill('SIGKILL');
    });
    child.once('close', (code) => done(failed ?? (code === 0 ? null : { test: 'the run itself', says: '' })));
  });
}
