import { addCounts, type Counts, takeCounts } from './testCounts.ts';
import { keepFailure } from './testFailures.ts';

/** What a run of test files came to, and each file in which a test failed, by path. */
export type FileRun = { counts: Counts; failedFiles: ReadonlyMap<string, Counts> };

/** More failed files are no accident of a busy machine. */
const maxRepeated = 3;

/**
 * Runs each file that failed beside others once more, alone; its second result counts. Both are shown, and what passed
 * only alone is named (decision 68). With TEST_RETRIES=off, none runs again.
 * @param first the run of all files
 * @param runAlone runs one file
 * @param mayRepeat says of a file whether it may run twice; when one that failed may not, none does
 */
export async function repeatFailed(
  { counts, failedFiles }: FileRun,
  runAlone: (file: string) => Promise<FileRun>,
  mayRepeat: (file: string) => boolean = () => true,
): Promise<Counts> {
  if (failedFiles.size > maxRepeated || process.env.TEST_RETRIES === 'off') return counts;
  if (![...failedFiles.keys()].every(mayRepeat)) return counts;
  let total = counts;
  for (const [file, before] of failedFiles) {
    console.log(`\n${file} failed; it runs once more, alone.`);
    const alone = await runAlone(file);
    total = addCounts([takeCounts(total, before), alone.counts]);
    if (alone.counts.failed === 0) keepFailure(file, 'It failed beside other files, and passed alone.');
  }
  return total;
}
