import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { GuestChallenge, GuestProof } from '../../../contract/guest.ts';
import { startWorker } from './startWorker';

/** More workers hardly help on a phone. */
const mostWorkers = 4;

const patience = 120_000;

type Found = Awaited<ReturnType<typeof solveChallenge>>;

/** On the main thread, blocks the page. */
const solve = async (challenge: GuestChallenge, controller: AbortController): Promise<Found> => {
  const concurrency = Math.min(mostWorkers, navigator.hardwareConcurrency || 1);
  try {
    return await solveChallengeWorkers({
      challenge,
      controller,
      concurrency,
      createWorker: startWorker,
      timeout: patience,
    });
  } catch {
    return solveChallenge({ challenge, controller, deriveKey, timeout: patience });
  }
};

/**
 * Product §4 Express.
 * @returns undefined when aborted, too slow, or unsupported
 */
export const solveProof = async (challenge: GuestChallenge, signal: AbortSignal): Promise<GuestProof | undefined> => {
  const controller = new AbortController();
  signal.addEventListener('abort', () => {
    controller.abort();
  });
  try {
    const solution = await solve(challenge, controller);
    return solution ? { challenge, solution } : undefined;
  } catch {
    return undefined; // no crypto outside a secure origin
  }
};
