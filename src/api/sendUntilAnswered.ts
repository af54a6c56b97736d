import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { fieldsOf } from '../lib/isRecord';

type Outcome = { data?: unknown; error?: FetchBaseQueryError; meta?: FetchBaseQueryMeta };

/** How long to wait before the second and the third try, in milliseconds. */
const waits = [400, 1200];

const isInFlight = ({ error }: Outcome): boolean => fieldsOf(error?.data)['message'] === 'errors.inFlight';

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/**
 * Sends a write again when its answer was lost or an earlier try of it is still being done. Its Idempotency-Key makes
 * that safe: what was done is not done twice (product §8). Answers the last outcome.
 */
export const sendUntilAnswered = async <T>(
  send: () => PromiseLike<T & Outcome> | (T & Outcome),
  signal: AbortSignal,
): Promise<T & Outcome> => {
  let outcome = await send();
  for (const wait of waits) {
    const isOpen = outcome.error !== undefined && (outcome.meta?.response === undefined || isInFlight(outcome));
    if (!isOpen || signal.aborted) break;
    await pause(wait, signal);
    outcome = await send();
  }
  return outcome;
};
