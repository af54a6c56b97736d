import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Failure, firstLines, keepLine } from './testFailures.ts';

/** What was unsteady in this checkout, from the oldest run to the newest: an entry a line. */
const kept = () => process.env.TEST_UNSTEADY ?? '.cache/unsteady.ndjson';

/** Enough to know a failure by. */
const shownLines = 6;

/** How often a file was unsteady before, in this checkout. */
function timesBefore(file: string): number {
  try {
    const entries = readFileSync(kept(), 'utf8').split('\n');
    return entries.filter((entry) => entry.includes(`"file":${JSON.stringify(file)}`)).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Names a test file that failed and then passed, for the closing list of the run, and keeps it beside earlier ones.
 * @param path of the file
 * @param failures what its tests said when they failed
 */
export function keepUnsteady(path: string, failures: readonly Failure[]): void {
  const file = relative(join(import.meta.dirname, '..'), path);
  const before = timesBefore(file);
  keepLine(`unsteady: ${file}${before > 0 ? ` (${before + 1} times in this checkout: mend it first)` : ''}`);
  for (const { name, words } of failures) keepLine(`  ${name}`, firstLines(words, shownLines));
  mkdirSync(dirname(kept()), { recursive: true });
  const shown = failures.map(({ name, words }) => ({ name, words: firstLines(words, shownLines) }));
  appendFileSync(kept(), `${JSON.stringify({ at: new Date().toISOString(), file, failures: shown })}\n`);
}
