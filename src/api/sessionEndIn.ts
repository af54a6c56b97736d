import { readHttpDate, readInstant } from '../../contract/instants.ts';
import type { SessionEndNews } from './signals';

const minute = 60_000;

/** On the device's clock, corrected by `Date` (product §8 Session). */
export const sessionEndIn = (headers: Headers, now: number): SessionEndNews | undefined => {
  const end = readInstant(headers.get('Session-Expires'));
  if (end === undefined) return undefined;
  const saidAt = readHttpDate(headers.get('Date')) ?? now;
  const wrongBy = Math.round((now - saidAt) / minute) * minute;
  return { endsAt: end + wrongBy, isFinal: end >= (readInstant(headers.get('Session-Limit')) ?? Infinity) };
};
