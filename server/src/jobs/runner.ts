import { setTimeout as sleep } from 'node:timers/promises';

import { failuresInTrouble, recordFailure, recordTurn } from '../data/operation.ts';
import { failureCode, failureSource } from '../domain/failureCode.ts';
import type { Job, JobDeps } from './job.ts';

const troubledMs = 5_000;

const unsaid = (): undefined => undefined;

const tellFailure = async (job: string, error: unknown, { db, log }: JobDeps): Promise<void> => {
  const reason = failureCode(error);
  const source = failureSource(error);
  const fields = { job, reason, ...(source === '' ? {} : { source }) };
  log.warn(fields, 'job failed');
  const failures = await recordFailure(db, job, `${reason} ${source}`.trim()).catch(unsaid);
  if (failures === failuresInTrouble) log.error({ ...fields, failures }, 'job keeps failing');
};

const repeat = async ({ name, everyMs, turn }: Job, deps: JobDeps, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const pauseMs = await turn(deps, stopping).then(
      async (done) => {
        await recordTurn(deps.db, name).catch(unsaid);
        return done > 0 ? 0 : everyMs;
      },
      async (error: unknown) => {
        await tellFailure(name, error, deps);
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
