import { minuteMs } from '../../domain/durations.ts';
import { FeedRefused, FeedStopped } from '../feedRefused.ts';

const patienceMs = 30_000;
const longestMs = 30 * minuteMs;

export type Watch = {
  signal: AbortSignal;
  wait: <T>(reply: Promise<T>, why: string) => Promise<T>;
  leave: () => void;
};

/** Leaves a publisher that is silent or never ends. */
export const watchPublisher = (address: string, stopping?: AbortSignal): Watch => {
  const leaving = new AbortController();
  let left: string | null = null;
  const leave = (why: string): void => {
    left ??= why;
    clearTimeout(endless);
    leaving.abort();
  };
  const endless = setTimeout(() => leave('takes longer than 30 minutes'), longestMs);
  endless.unref();
  const signal = stopping === undefined ? leaving.signal : AbortSignal.any([leaving.signal, stopping]);
  return {
    signal,
    leave: () => leave('was left'),
    wait: async (reply, why) => {
      const silent = setTimeout(() => leave('is silent for 30 seconds'), patienceMs);
      try {
        return await reply;
      } catch (cause) {
        if (stopping?.aborted === true) throw new FeedStopped();
        throw new FeedRefused(`${address} ${left ?? why}. Nothing was taken.`, { cause });
      } finally {
        clearTimeout(silent);
      }
    },
  };
};
