import { mailboxApi } from '../mailboxApi';
import { subscriptionsOf } from './subscriptions';

export type SlotNews = Partial<Record<string, 'taken' | 'freed'>>;

/** Subscribes while mounted; applyEvent.ts fills the cache. Extends mailboxApi so that one type covers both. */
export const watchedSlotsApi = mailboxApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    watchSlots: build.query<SlotNews, string>({
      queryFn: () => ({ data: {} }),
      onCacheEntryAdded: async (clinicId, { dispatch, cacheEntryRemoved }) => {
        const subscriptions = subscriptionsOf(dispatch);
        subscriptions.add(clinicId);
        await cacheEntryRemoved;
        subscriptions.remove(clinicId);
      },
    }),
  }),
});

export const { useWatchSlotsQuery } = watchedSlotsApi;
