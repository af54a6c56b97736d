import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { fieldsOf } from '../lib/isRecord';

type Outcome = { data?: unknown; error?: FetchBaseQueryError; meta?: FetchBaseQueryMeta; isUnsettled?: boolean };

/** Milliseconds before each retry. */
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

/** Retries a write without a settled answer; its Idempotency-Key makes this safe (product §8). */
export const sendUntilAnswered = async <T>(
  send: () => PromiseLike<T & Outcome> | (T & Outcome),
  signal: AbortSignal,
  isOver: () => boolean = () => false,
): Promise<T & Outcome> => {
  let outcome = await send();
  for (const wait of waits) {
    const isUnanswered = outcome.error !== undefined && (outcome.meta?.response === undefined || isInFlight(outcome));
    const isOpen = isUnanswered || outcome.isUnsettled === true;
    if (!isOpen || signal.aborted) break;
    await pause(wait, signal);
    if (isOver()) break; // the next session's cookies would go with it
    outcome = await send();
  }
  return outcome;
};
