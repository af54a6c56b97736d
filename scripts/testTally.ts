import { resolve } from 'node:path';
import type { run } from 'node:test';
import { slowestLines, type Timed } from './slowest.ts';
import { addCounts, type Counts } from './testCounts.ts';
import { keepFailure, wordsOf } from './testFailures.ts';

export type Events = ReturnType<typeof run>;

/** What several runs of Node's runner came to. */
export type Tally = {
  /**
   * Listens to a run.
   * @param depth how many suites stand around a test: one where files share a process, else none
   */
  follow: (events: Events, depth: number) => void;
  /** Prints what was slow and which files hold no test, and adds the runs up. */
  close: () => Counts;
  /** What the files came to in which a test failed, by path; empty where files share a process. */
  failedFiles: ReadonlyMap<string, Counts>;
};

/** @param files that the runs go through; the runner reports each as a test, or as a suite, named by its path */
export function startTally(files: readonly string[]): Tally {
  const unseen = new Set(files.map((file) => resolve(file)));
  const paths = new Set(unseen);
  const runs: Counts[] = [];
  const slow: Record<'tests' | 'files', Timed[]> = { tests: [], files: [] };
  const failedFiles = new Map<string, Counts>();
  const count = (counts: Partial<Counts>) => runs.push({ passed: 0, failed: 0, skipped: 0, ...counts });
  const pathOf = (name: string) => (paths.has(resolve(name)) ? resolve(name) : null);

  const refuse = (file: string, reason: string): void => {
    console.error(`${file}: ${reason}`);
    keepFailure(file, reason);
    count({ failed: 1 });
  };

  const follow = (events: Events, depth: number): void => {
    let testsOfFile = 0;
    let passedFiles = 0; // Node reports a file without a test as a passed test
    events.on('test:pass', ({ name, details: { type } }) => {
      const file = pathOf(name);
      if (file !== null && type !== 'suite') passedFiles += 1;
      if (file !== null && testsOfFile === 0) refuse(file, 'It holds no test.');
      testsOfFile = file === null ? testsOfFile + 1 : 0;
    });
    events.on('test:fail', ({ name, file: place, details: { error, type } }) => {
      const isOfTestInside = 'failureType' in error && error.failureType === 'subtestsFailed';
      const file = pathOf(name);
      testsOfFile = file === null ? testsOfFile + 1 : 0;
      if (isOfTestInside) return;
      keepFailure(`${name} (${place ?? 'no file'})`, wordsOf(error));
      if (file !== null && type === 'suite') count({ failed: 1 }); // it could not be read: no test of it is counted
    });
    events.on('test:complete', ({ name, file: place = 'no file', nesting, details }) => {
      const file = pathOf(name);
      if (file !== null) slow.files.push({ name: file, file, ms: details.duration_ms });
      else if (nesting === depth) slow.tests.push({ name, file: place, ms: details.duration_ms });
      if (file !== null) unseen.delete(file);
    });
    events.on('test:summary', ({ file, success, counts: { passed: all, skipped, todo, tests } }) => {
      const rest = { skipped: skipped + todo, failed: tests - all - skipped - todo }; // failed and cancelled
      // The summary without a file is the one of the whole run.
      if (file === undefined) count({ ...rest, passed: all - passedFiles });
      else if (!success) failedFiles.set(resolve(file), { ...rest, passed: all });
    });
  };

  const close = (): Counts => {
    for (const what of ['files', 'tests'] as const)
      for (const line of slowestLines(what, slow[what])) console.log(line);
    for (const file of unseen) refuse(file, 'It did not run to its end.');
    return addCounts(runs);
  };
  return { follow, close, failedFiles };
}
