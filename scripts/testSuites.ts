import { runToEnd } from './childProcess.ts';
import { type Counts, judgedCounts, parseCounts } from './testCounts.ts';
import { keepFailure } from './testFailures.ts';

/** Longer than any suite takes on two cores; a suite that hangs is a failure, not a wait. */
export const suiteTimeout = 30 * 60_000;

/** The counts of a suite as they stand, with a word of why when they are not what it claims. */
export function judge(suite: string, claimed: Counts | null, exitCode: number | null): Counts {
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
    timeout: suiteTimeout,
  });
  return judge(script, parseCounts(output), exitCode);
}
