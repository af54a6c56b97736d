import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './childProcess.ts';
import { type FileRun, repeatFailed } from './repeatFailed.ts';
import { slowestLines, type Timed } from './slowest.ts';
import { addCounts, type Counts } from './testCounts.ts';
import { keepFailure } from './testFailures.ts';
import { judge, suiteTimeout } from './testSuites.ts';

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

function keepJestFailures({ name, status, message, assertionResults }: JestFile): void {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  for (const test of failed) keepFailure(`${test.fullName} (${name})`, test.failureMessages.join('\n'));
  if (status === 'failed' && failed.length === 0) keepFailure(name, message);
}

const countsOfFile = ({ assertionResults, status }: JestFile): Counts => {
  const count = (...of: string[]) => assertionResults.filter((test) => of.includes(test.status)).length;
  const failed = count('failed');
  // A file that could not even be loaded, or holds no test, has no result of a test.
  const unread = status === 'failed' && failed === 0 ? 1 : 0;
  return { passed: count('passed'), failed: failed + unread, skipped: count('pending', 'skipped', 'todo') };
};

/** @param files none for all of them */
async function runOnce(files: readonly string[]): Promise<FileRun> {
  const folder = mkdtempSync(join(tmpdir(), 'jest-'));
  const answer = join(folder, 'result.json');
  const args = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${answer}`];
  if (files.length > 0) args.push('--runTestsByPath', ...files);
  try {
    const { exitCode } = await runToEnd(process.execPath, args, { isShown: true, timeout: suiteTimeout });
    const { counts, failedFiles } = readRun(answer);
    return { counts: judge('jest', counts, exitCode), failedFiles };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRun(answer: string): { counts: Counts | null; failedFiles: FileRun['failedFiles'] } {
  try {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- jest documents this answer
    const { testResults } = JSON.parse(readFileSync(answer, 'utf8')) as { testResults: JestFile[] };
    for (const file of testResults) keepJestFailures(file);
    const files = slowestLines('files', testResults.map(timedFile));
    for (const line of [...files, ...slowestLines('tests', testResults.flatMap(timedTests))]) console.log(line);
    const failed = testResults.filter(({ status }) => status === 'failed');
    return {
      counts: addCounts(testResults.map(countsOfFile)),
      failedFiles: new Map(failed.map((file) => [file.name, countsOfFile(file)])),
    };
  } catch (error) {
    console.error('jest left no result:', error instanceof Error ? error.message : error);
    return { counts: null, failedFiles: new Map() };
  }
}

/** A screen waits for a server and a browser's clock; a rule waits for nothing, and is wrong the first time. */
const isScreen = (file: string): boolean => file.endsWith('.test.tsx');

/**
 * Runs the tests of the portal and the contract under jest; a screen that failed beside others runs once more, alone.
 * @param files none for all of them
 */
export async function runJest(files: readonly string[] = []): Promise<Counts> {
  return repeatFailed(await runOnce(files), (file) => runOnce([file]), isScreen);
}
