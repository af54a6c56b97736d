import { appendFileSync } from 'node:fs';
import { inspect, stripVTControlCharacters } from 'node:util';

/** Enough of a failure to know it by; the whole of it stands where the test ran. */
const shownLines = 40;

/** What a test says of its failure: the words of an error with its place, or the value that was thrown. */
export function wordsOf(error: unknown): string {
  // Node wraps what a test threw.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return inspect(cause, { depth: 4 });
}

/**
 * Keeps a failure for the end of a run of several suites, in the file of TEST_FAILURES: between thousands of lines,
 * and where a log is cut, nobody finds it. Without that setting nothing is kept.
 * @param name of the test or check, with its file where one is known
 * @param words what it said, of which the first lines are kept
 */
export function keepFailure(name: string, words: string): void {
  const kept = process.env.TEST_FAILURES;
  if (kept === undefined) return;
  const lines = stripVTControlCharacters(words).trimEnd().split('\n').slice(0, shownLines);
  appendFileSync(kept, [`✖ ${name}`, ...lines.map((line) => `    ${line}`), ''].join('\n'));
}
