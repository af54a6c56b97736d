import { setTimeout as sleep } from 'node:timers/promises';

import { startPostmaster, stopPostmaster, type PostmasterOptions } from './postmaster.ts';

const firstWaitMs = 50;
const longestWaitMs = 2_000;

/**
 * Starts the database server and keeps it running: when it dies alone, it is started again, for as long as it takes;
 * meanwhile requests answer 503. The socket stays where it was, so connections come back by themselves.
 */
export const superviseFrom = async (options: PostmasterOptions): Promise<{ stop: () => Promise<void> }> => {
  let isStopping = false;
  let postmaster = await startPostmaster(options);
  const keepRunning = async (): Promise<void> => {
    let waitMs = firstWaitMs;
    for (;;) {
      await postmaster.exited;
      while (!isStopping) {
        try {
          await sleep(waitMs);
          if (isStopping) return;
          postmaster = await startPostmaster(options);
          waitMs = firstWaitMs;
          break;
        } catch {
          // A full disk, say: it may pass. The requests say 503 in the meantime.
          waitMs = Math.min(waitMs * 2, longestWaitMs);
        }
      }
      if (isStopping) return;
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      isStopping = true;
      await stopPostmaster(postmaster);
      await running;
    },
  };
};
