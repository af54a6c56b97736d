import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { GuestChallenge, GuestProof } from '../../../contract/guest.ts';
import { startWorker } from './startWorker';

/** A phone has other things to do; more workers than this hardly help. */
const mostWorkers = 4;

/** Whoever waits longer would rather telephone. In milliseconds. */
const patience = 120_000;

type Found = Awaited<ReturnType<typeof solveChallenge>>;

/** In workers; where a browser starts none, in the page itself, which pauses for whoever uses it meanwhile. */
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
 * Does the work that stands before a place is held (product §4 Express): some seconds of hashing, and nothing for the person to do.
 * @returns nothing when it was stopped, took too long, or this browser cannot hash
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
    return undefined; // no hashing outside a secure origin: the page says what to do instead
  }
};
