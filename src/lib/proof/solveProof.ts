import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { GuestChallenge } from '../../../contract/guest.ts';
import type { WorkChallenge } from '../../../contract/proof.ts';
import { startWorker } from './startWorker';

/** More workers hardly help on a phone. */
const mostWorkers = 4;

const patience = 120_000;

type Found = Awaited<ReturnType<typeof solveChallenge>>;

type Challenge = GuestChallenge | WorkChallenge;

/** On the main thread, blocks the page. */
const solve = async (challenge: Challenge, controller: AbortController): Promise<Found> => {
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
export const solveProof = async <Asked extends Challenge>(
  challenge: Asked,
  signal: AbortSignal,
): Promise<{ challenge: Asked; solution: NonNullable<Found> } | undefined> => {
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
