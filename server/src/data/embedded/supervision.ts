import { setTimeout as sleep } from 'node:timers/promises';

import { startPostmaster, stopPostmaster, type Postmaster, type PostmasterOptions } from './postmaster.ts';

const firstWaitMs = 50;
const longestWaitMs = 2_000;

/** Retries, as a full disk may clear; null once stopping. */
const startAgain = async (options: PostmasterOptions, isStopping: () => boolean): Promise<Postmaster | null> => {
  for (let waitMs = firstWaitMs; !isStopping(); waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    await sleep(waitMs);
    const postmaster = isStopping() ? null : await startPostmaster(options).catch(() => null);
    if (postmaster !== null) return postmaster;
  }
  return null;
};

/** Restarts a crashed server; meanwhile requests get 503. The socket path stays, so connections recover. */
export const supervise = async (options: PostmasterOptions): Promise<{ stop: () => Promise<void> }> => {
  let stopWanted = false;
  const isStopping = (): boolean => stopWanted;
  let postmaster: Postmaster | null = await startPostmaster(options);
  const keepRunning = async (): Promise<void> => {
    while (postmaster !== null) {
      await postmaster.exited;
      if (isStopping()) return;
      process.emitWarning('The embedded database ended by itself; it is being started again.');
      postmaster = await startAgain(options, isStopping);
      if (postmaster !== null && isStopping()) await stopPostmaster(postmaster);
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopWanted = true;
      if (postmaster !== null) await stopPostmaster(postmaster);
      await running;
    },
  };
};
