import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './childProcess.ts';
import { type FileResult, type FileRun, settle } from './fileRun.ts';
import { slowestLines, type Timed } from './slowest.ts';
import { type Counts, judgedCounts } from './testCounts.ts';
import type { Failure } from './testFailures.ts';
import { suiteTimeout } from './testSuites.ts';

/** The part of a file in jest's `--json` answer that counts. */
type JestFile = {
  /** Its path. */
  name: string;
  status: string;
  /** In milliseconds since 1970, as the end is. */
  startTime: number;
  endTime: number;
  /** Why a file ran no test. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[]; duration?: number | null }[];
};

const timedFile = ({ name, startTime, endTime }: JestFile): Timed => ({ name, file: name, ms: endTime - startTime });

const timedTests = ({ name: file, assertionResults }: JestFile): Timed[] =>
  assertionResults.map(({ fullName, duration }) => ({ name: fullName, file, ms: duration ?? 0 }));

function failuresOf({ status, message, assertionResults }: JestFile): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not even be loaded, or holds no test, has no result of a test.
  if (status === 'failed' && failed.length === 0) return [{ name: 'the file', words: message }];
  return failed.map(({ fullName, failureMessages }) => ({ name: fullName, words: failureMessages.join('\n') }));
}

function resultOf(file: JestFile): FileResult {
  const failures = failuresOf(file);
  const count = (...of: string[]) => file.assertionResults.filter((test) => of.includes(test.status)).length;
  const counts: Counts = {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('pending', 'skipped', 'todo'),
  };
  return { counts, failures };
}

/** @throws where jest left no result, or failed without naming a failure */
function readRun(answer: string, exitCode: number | null): FileRun {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- jest documents this answer
  const { testResults } = JSON.parse(readFileSync(answer, 'utf8')) as { testResults: JestFile[] };
  const files = slowestLines('files', testResults.map(timedFile));
  for (const line of [...files, ...slowestLines('tests', testResults.flatMap(timedTests))]) console.log(line);
  const run = new Map(testResults.map((file) => [file.name, resultOf(file)]));
  if (exitCode !== 0 && ![...run.values()].some(({ counts }) => counts.failed > 0))
    throw new Error(`jest named no failure and ended with code ${exitCode ?? 'none (killed)'}.`);
  return run;
}

/** @param files none for all of them */
async function runOnce(files: readonly string[]): Promise<FileRun> {
  const folder = mkdtempSync(join(tmpdir(), 'jest-'));
  const answer = join(folder, 'result.json');
  const args = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${answer}`];
  if (files.length > 0) args.push('--runTestsByPath', ...files);
  try {
    const { exitCode } = await runToEnd(process.execPath, args, { isShown: true, timeout: suiteTimeout });
    return readRun(answer, exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the tests of the portal and the contract under jest; what failed runs again (see `settle`).
 * @param files none for all of them
 */
export async function runJest(files: readonly string[] = []): Promise<Counts> {
  return judgedCounts(await settle(await runOnce(files), (file) => runOnce([file])), 0);
}
