import { setTimeout as sleep } from 'node:timers/promises';

import { failureCode } from '../domain/failureCode.ts';
import type { Job, JobDeps } from './job.ts';

const troubledMs = 5_000;

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

/** `stop` waits for running turns. */
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
