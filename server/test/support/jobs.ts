import type { Deps } from '../../src/http/deps.ts';
import type { Job, JobDeps } from '../../src/jobs/job.ts';

/** What a job works with in a test; what it logs is kept in `lines`. */
export const jobDeps = (deps: Deps, lines: object[] = []): JobDeps => ({
  ...deps,
  log: { warn: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) },
});

/** Takes turns at a job by hand until there is nothing left to do. @returns how much was done */
export const runJob = async (job: Job, deps: JobDeps): Promise<number> => {
  let all = 0;
  for (;;) {
    const done = await job.turn(deps, new AbortController().signal);
    if (done === 0) return all;
    all += done;
  }
};
