const minute = 60_000;

/**
 * When the session ends by the header `Session-Expires` of an answer (product §8 Session), on this device's clock, in
 * milliseconds; nothing without a usable header. A device whose clock is wrong by minutes is put right by the header `Date`.
 */
export const sessionEndIn = (headers: Headers, now: number): number | undefined => {
  const end = Date.parse(headers.get('Session-Expires') ?? '');
  if (Number.isNaN(end)) return undefined;
  const saidAt = Date.parse(headers.get('Date') ?? '');
  const wrongBy = Number.isNaN(saidAt) ? 0 : Math.round((now - saidAt) / minute) * minute;
  return end + wrongBy;
};
