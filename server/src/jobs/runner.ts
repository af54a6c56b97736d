import { setTimeout as sleep } from 'node:timers/promises';

import { failureCode } from '../domain/failureCode.ts';
import type { Job, JobDeps } from './job.ts';

/** How long a job rests after a turn that failed. */
const troubledMs = 5_000;

/** Takes turns at one job until the server stops. A turn that fails is logged by its code and tried again. */
const repeat = async ({ name, everyMs, turn }: Job, deps: JobDeps, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const pauseMs = await turn(deps, stopping).then(
      (done) => (done > 0 ? 0 : everyMs),
      (error: unknown) => {
        deps.log.warn({ job: name, reason: failureCode(error) }, 'job failed');
        return troubledMs;
      },
    );
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};

/**
 * Runs jobs side by side for as long as the server does, in as many processes as there are.
 * `stop` lets the turns that have begun finish: what they did is committed, what they did not begin waits for the next process.
 */
export const startJobs = (jobs: readonly Job[], deps: JobDeps): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const running = jobs
    .filter(({ isOn }) => isOn?.(deps.config) ?? true)
    .map((job) => repeat(job, deps, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
