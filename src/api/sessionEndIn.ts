import type { SessionEndNews } from './signals';

const minute = 60_000;

const instantIn = (headers: Headers, name: string): number => Date.parse(headers.get(name) ?? '');

/**
 * When the session ends by the header `Session-Expires` of an answer (product §8 Session), on this device's clock; nothing without
 * a usable header. A device whose clock is wrong by minutes is put right by the header `Date`. The end is final once it is that
 * of `Session-Limit`; another back end may not send that one, and then nobody knows.
 */
export const sessionEndIn = (headers: Headers, now: number): SessionEndNews | undefined => {
  const end = instantIn(headers, 'Session-Expires');
  if (Number.isNaN(end)) return undefined;
  const saidAt = instantIn(headers, 'Date');
  const wrongBy = Number.isNaN(saidAt) ? 0 : Math.round((now - saidAt) / minute) * minute;
  return { endsAt: end + wrongBy, isFinal: end >= instantIn(headers, 'Session-Limit') };
};
