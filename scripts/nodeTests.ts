import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { slowestLines, type Timed } from './slowest.ts';
import type { Counts } from './testCounts.ts';
import { keepFailure, wordsOf } from './testFailures.ts';

/**
 * Runs test files under Node's own runner, each in its own process, and shows them as they go, then the slowest of them.
 * A file without a test counts as a failure: Node itself would report it as a passed test of its own name.
 */
export async function runNodeTests(files: readonly string[], concurrency: number): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const empty: string[] = [];
  const slow: Record<'tests' | 'files', Timed[]> = { tests: [], files: [] };
  const paths = new Set(files.map((file) => resolve(file)));
  const events = run({ files, concurrency });
  events.on('test:pass', ({ name }) => {
    if (paths.has(resolve(name))) empty.push(name);
  });
  events.on('test:fail', ({ name, file, details: { error } }) => {
    const isOfTestInside = 'failureType' in error && error.failureType === 'subtestsFailed';
    if (!isOfTestInside) keepFailure(`${name} (${file ?? 'no file'})`, wordsOf(error));
  });
  events.on('test:complete', ({ name, file = 'no file', nesting, details: { duration_ms: ms } }) => {
    if (paths.has(resolve(name))) slow.files.push({ name: file, file, ms });
    else if (nesting === 0) slow.tests.push({ name, file, ms });
  });
  events.on('test:summary', ({ file, counts: seen }) => {
    if (file !== undefined) return; // the summary without a file is the one of the whole run
    counts.passed = seen.passed - empty.length;
    counts.skipped = seen.skipped + seen.todo;
    counts.failed = seen.tests - counts.passed - counts.skipped; // failed, cancelled and empty
  });
  for await (const text of events.compose(spec)) process.stdout.write(text);
  for (const what of ['files', 'tests'] as const) for (const line of slowestLines(what, slow[what])) console.log(line);
  for (const file of empty) {
    console.error(`${file} holds no test.`);
    keepFailure(file, 'It holds no test.');
  }
  return counts;
}
