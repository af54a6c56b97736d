import { resolve } from 'node:path';
import type { run } from 'node:test';
import type { FileResult, FileRun } from './fileRun.ts';
import { slowestLines, type Timed } from './slowest.ts';
import type { Counts } from './testCounts.ts';
import { type Failure, wordsOf } from './testFailures.ts';

export type Events = ReturnType<typeof run>;

/** What several runs of Node's runner came to. */
export type Tally = {
  /**
   * Listens to a run of some files.
   * @param depth how many suites stand around a test: one where files share a process, else none
   */
  follow: (events: Events, group: readonly string[], depth: 0 | 1) => void;
  /** Prints what was slow, and says what each file came to. */
  close: () => FileRun;
};

/** What the tests of one file came to so far. */
type Running = { counts: Counts; failures: Failure[] };

const nothing = (): Running => ({ counts: { passed: 0, failed: 0, skipped: 0 }, failures: [] });

const withFailure = ({ counts, failures }: FileResult, words: string): FileResult => ({
  counts: { ...counts, failed: counts.failed + 1 },
  failures: [...failures, { name: 'the file', words }],
});

type FileOf = (name: string, nesting: number) => string | null;

/** What each test and each file took. */
function startTimes() {
  const slow: Record<'tests' | 'files', Timed[]> = { tests: [], files: [] };
  const follow = (events: Events, fileOf: FileOf, depth: 0 | 1): void => {
    events.on('test:complete', ({ name, file: place = 'no file', nesting, details: { duration_ms: ms } }) => {
      const file = fileOf(name, nesting);
      if (file !== null) slow.files.push({ name: file, file, ms });
      else if (nesting === depth) slow.tests.push({ name, file: place, ms });
    });
  };
  const print = (): void => {
    for (const what of ['files', 'tests'] as const)
      for (const line of slowestLines(what, slow[what])) console.log(line);
  };
  return { follow, print };
}

/** @param files that the runs go through; the runner reports each as a test, or as a suite, named by its path */
export function startTally(files: readonly string[]): Tally {
  const paths = new Set(files.map((file) => resolve(file)));
  const results = new Map<string, FileResult>();
  const times = startTimes();

  const refuse = (file: string, words: string): void => {
    console.error(`${file}: ${words}`);
    results.set(file, withFailure(results.get(file) ?? nothing(), words));
  };
  const end = (file: string, { counts, failures }: Running): void => {
    if (counts.passed + counts.failed + counts.skipped > 0) results.set(file, { counts, failures });
    else refuse(file, 'It holds no test.');
  };
  /** A process that failed outside its tests: what it had not ended, or else its last file, failed. */
  const refuseGroup = (group: readonly string[], words: string): void => {
    const open = group.filter((file) => !results.has(file));
    for (const file of open.length > 0 ? open : group.slice(-1)) refuse(file, words);
  };

  const follow: Tally['follow'] = (events, named, depth) => {
    const group = named.map((file) => resolve(file));
    const [only] = depth === 0 ? group : [];
    let running = nothing();
    const fileOf = (name: string, nesting: number) =>
      nesting === 0 && paths.has(resolve(name)) ? resolve(name) : null;
    const endFile = (file: string): void => {
      end(file, running);
      running = nothing();
    };
    times.follow(events, fileOf, depth);
    events.on('test:pass', ({ name, nesting, skip, todo, details: { type } }) => {
      const file = fileOf(name, nesting);
      // The process of one file reports the file itself only when something is wrong with it.
      if (file !== null && depth === 0) refuse(file, 'It holds no test, or ended before its tests did.');
      else if (file !== null) endFile(file);
      else if (type !== 'suite') running.counts[skip !== undefined || todo !== undefined ? 'skipped' : 'passed'] += 1;
    });
    events.on('test:fail', ({ name, nesting, details: { error, type } }) => {
      const isOfTestInside = 'failureType' in error && error.failureType === 'subtestsFailed';
      const file = fileOf(name, nesting);
      const isProcess = file === null && nesting < depth;
      if (isProcess) {
        refuseGroup(group, wordsOf(error));
        return;
      }
      // A file fails by itself where it cannot be read or ends the process, a suite where its hook fails.
      if (!isOfTestInside || (file === null && type !== 'suite')) running.counts.failed += 1;
      if (!isOfTestInside) running.failures.push({ name: file === null ? name : 'the file', words: wordsOf(error) });
      if (file !== null) endFile(file);
    });
    events.on('test:summary', ({ file }) => {
      if (only !== undefined && file !== undefined && !results.has(only)) endFile(only);
    });
  };

  const close = (): FileRun => {
    times.print();
    for (const file of paths) if (!results.has(file)) refuse(file, 'It did not run to its end.');
    return results;
  };
  return { follow, close };
}
