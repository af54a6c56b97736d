import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file that could not be read, and what it said. */
export type Failure = { name: string; words: string };

/** Enough of a failure to know it by; the whole of it stands where the test ran. */
const shownLines = 40;

/** What a test says of its failure: the words of an error with its place, or the value that was thrown. */
export function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error; // Node wraps what a test threw
  return inspect(cause, { depth: 4 });
}

export const firstLines = (words: string, count: number): string[] =>
  stripVTControlCharacters(words).trimEnd().split('\n').slice(0, count);

/**
 * Keeps a line for the end of a run of several suites, in the file of TEST_FAILURES: between thousands of lines, and
 * where a log is cut, nobody finds it. Without that setting nothing is kept.
 * @param below lines that belong to it
 */
export function keepLine(line: string, below: readonly string[] = []): void {
  const kept = process.env.TEST_FAILURES;
  if (kept === undefined) return;
  appendFileSync(kept, [line, ...below.map((each) => `    ${each}`), ''].join('\n'));
}

/**
 * Keeps a failure for the end of the run.
 * @param name of the test or check, with its file where one is known
 * @param words what it said, of which the first lines are kept
 */
export function keepFailure(name: string, words: string): void {
  keepLine(`✖ ${name}`, firstLines(words, shownLines));
}

/** Runs suites, then shows what they kept, unless a run around this one shows it (TEST_FAILURES is set). */
export async function keepingFailures<T>(runSuites: () => Promise<T>): Promise<T> {
  if (process.env.TEST_FAILURES !== undefined) return runSuites();
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const kept = join(folder, 'kept');
  process.env.TEST_FAILURES = kept;
  try {
    const result = await runSuites();
    if (existsSync(kept)) console.log(`\n== What failed, or was unsteady ==\n${readFileSync(kept, 'utf8')}`);
    return result;
  } finally {
    delete process.env.TEST_FAILURES;
    rmSync(folder, { recursive: true });
  }
}
