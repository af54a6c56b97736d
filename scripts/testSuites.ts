import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './childProcess.ts';
import { slowestLines, type Timed } from './slowest.ts';
import { type Counts, judgedCounts, parseCounts } from './testCounts.ts';
import { keepFailure } from './testFailures.ts';

/** Longer than any suite takes on two cores; a suite that hangs is a failure, not a wait. */
const timeout = 30 * 60_000;

/** The counts of a suite as they stand, with a word of why when they are not what it claims. */
function judge(suite: string, claimed: Counts | null, exitCode: number | null): Counts {
  const judged = judgedCounts(claimed, exitCode);
  if (judged.failed !== (claimed?.failed ?? 0)) {
    const tests = claimed ? claimed.passed + claimed.skipped : 0;
    const why = `${suite} ran ${tests} tests, named no failure and ended with code ${exitCode ?? 'none (killed)'}: one failure.`;
    console.error(why);
    keepFailure(suite, why);
  }
  return judged;
}

/**
 * Runs a suite that ends its output with the line of `formatCounts`, showing what it writes.
 * @param script a TypeScript file, run by the pinned Node
 * @param given settings of that run, such as TEST_DATABASE_URL, and the files that it runs, none for all of its own
 */
export async function runSuite(
  script: string,
  { env = {}, files = [] }: { env?: NodeJS.ProcessEnv; files?: readonly string[] } = {},
): Promise<Counts> {
  const { exitCode, output } = await runToEnd(process.execPath, [script, ...files], {
    env,
    isShown: true,
    timeout,
  });
  return judge(script, parseCounts(output), exitCode);
}

/** The part of jest's `--json` answer that counts. */
type JestResult = {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded, or hold no test. */
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: JestFile[];
};

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

function countsOfJest(result: JestResult): Counts {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Runs the tests of the portal and the contract under jest.
 * @param files none for all of them
 */
export async function runJest(files: readonly string[] = []): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'jest-'));
  const answer = join(folder, 'result.json');
  const args = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${answer}`];
  if (files.length > 0) args.push('--runTestsByPath', ...files);
  try {
    const { exitCode } = await runToEnd(process.execPath, args, { isShown: true, timeout });
    return judge('jest', readJestCounts(answer), exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readJestCounts(answer: string): Counts | null {
  try {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- jest documents this answer
    const result = JSON.parse(readFileSync(answer, 'utf8')) as JestResult;
    for (const file of result.testResults) keepJestFailures(file);
    const files = slowestLines('files', result.testResults.map(timedFile));
    for (const line of [...files, ...slowestLines('tests', result.testResults.flatMap(timedTests))]) console.log(line);
    return countsOfJest(result);
  } catch (error) {
    console.error('jest left no result:', error instanceof Error ? error.message : error);
    return null;
  }
}
