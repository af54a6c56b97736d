import { addCounts, type Counts } from './testCounts.ts';
import { type Failure, keepFailure } from './testFailures.ts';
import { keepUnsteady } from './unsteady.ts';

export type FileResult = { counts: Counts; failures: readonly Failure[] };

/** What each file of a run came to, by its path. */
export type FileRun = ReadonlyMap<string, FileResult>;

/** More failed files are no accident of a busy machine. */
const maxFailedFiles = 10;

/** How often a file that failed runs again. */
const maxRepeats = 2;

const hasFailed = ({ counts }: FileResult): boolean => counts.failed > 0;

const failedFile = (words: string): FileResult => ({
  counts: { passed: 0, failed: 1, skipped: 0 },
  failures: [{ name: 'the file', words }],
});

/** Runs a file alone until it passes, or has failed once too often. */
async function repeat(file: string, first: FileResult, runAlone: (file: string) => Promise<FileRun>) {
  let last = first;
  for (let time = 1; time <= maxRepeats && hasFailed(last); time += 1) {
    console.log(`\n${file} failed; it runs again, alone (${time} of ${maxRepeats}).`);
    last = (await runAlone(file)).get(file) ?? failedFile('It did not run again.');
  }
  return last;
}

/**
 * Runs each file that failed beside others again, alone, up to twice; its last result counts. A file that passes then is
 * named as unsteady with what it had said (decision 68). With TEST_RETRIES=off, or after many failures, none runs again.
 * @param first the run of all files
 * @returns the sum of all files
 */
export async function settle(first: FileRun, runAlone: (file: string) => Promise<FileRun>): Promise<Counts> {
  const failed = [...first].filter(([, result]) => hasFailed(result));
  const mayRepeat = failed.length <= maxFailedFiles && process.env.TEST_RETRIES !== 'off';
  const results = new Map(first);
  for (const [file, before] of failed) {
    const last = mayRepeat ? await repeat(file, before, runAlone) : before;
    results.set(file, last);
    if (!hasFailed(last)) keepUnsteady(file, before.failures);
    for (const { name, words } of last.failures) keepFailure(`${name} (${file})`, words);
  }
  return addCounts([...results.values()].map(({ counts }) => counts));
}
