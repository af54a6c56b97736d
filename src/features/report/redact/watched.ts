import { plain, type Plain } from './isPlain';

/** One a clinic of the list, in its order: which and how many would tell the search (decision 89). */
const isWatchedKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('watchSlots(');

export const withoutWatched = (entries: unknown): Plain =>
  Object.fromEntries(Object.entries(plain(entries)).filter(([key]) => !isWatchedKey(key)));

export const isOfWatched = ({ meta, payload }: Plain): boolean =>
  plain(plain(meta)['arg'])['endpointName'] === 'watchSlots' || isWatchedKey(plain(payload)['queryCacheKey']);

const isOfOthers = (one: unknown): boolean => {
  const { path, queryCacheKey } = plain(one);
  return !isWatchedKey(queryCacheKey) && !(Array.isArray(path) && path.some(isWatchedKey));
};

/** What the library tells of several entries at once. */
export const ofOthers = (payload: unknown): unknown => (Array.isArray(payload) ? payload.filter(isOfOthers) : payload);
