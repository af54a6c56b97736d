/** What a run of tests came to. A check of `npm run verify` counts as one. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The sum of several runs; nothing run is zero everywhere. */
export function addCounts(runs: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => runs.reduce((total, run) => total + run[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of every runner of the project: `3 passed, 0 failed`, and `, 1 skipped` when something was. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Reads that line back; null when the text does not end with one, as after a crash. */
export function parseCounts(output: string): Counts | null {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const match = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(last.trim());
  if (!match) return null;
  return { passed: Number(match[1]), failed: Number(match[2]), skipped: Number(match[3] ?? 0) };
}

/**
 * The counts a runner may claim, given how it ended: a crash, a run without a single test and a non-zero exit
 * without a named failure each count as one failure, so that no suite passes by not running.
 */
export function judgedCounts(claimed: Counts | null, exitCode: number | null): Counts {
  const counts = claimed ?? { passed: 0, failed: 0, skipped: 0 };
  const ranSomething = counts.passed + counts.failed + counts.skipped > 0;
  const isFailureHidden = counts.failed === 0 && (exitCode !== 0 || !ranSomething);
  return isFailureHidden ? { ...counts, failed: 1 } : counts;
}
