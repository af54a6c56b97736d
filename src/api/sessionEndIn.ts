import type { SessionEndNews } from './signals';

const minute = 60_000;

const instantIn = (headers: Headers, name: string): number => Date.parse(headers.get(name) ?? '');

/**
 * Reads `Session-Expires` (product §8 Session), on the device's clock, corrected by `Date`. Final when equal to
 * `Session-Limit`, which may be absent.
 */
export const sessionEndIn = (headers: Headers, now: number): SessionEndNews | undefined => {
  const end = instantIn(headers, 'Session-Expires');
  if (Number.isNaN(end)) return undefined;
  const saidAt = instantIn(headers, 'Date');
  const wrongBy = Number.isNaN(saidAt) ? 0 : Math.round((now - saidAt) / minute) * minute;
  return { endsAt: end + wrongBy, isFinal: end >= instantIn(headers, 'Session-Limit') };
};
