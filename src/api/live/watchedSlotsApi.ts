import { mailboxApi } from '../mailboxApi';
import { subscriptionsOf } from './subscriptions';

/** What became of the places of one clinic while it was on screen, the latest of each; a place of which nothing was heard is as the list says. */
export type SlotNews = Partial<Record<string, 'taken' | 'freed'>>;

/**
 * As long as somebody looks at a clinic, the stream is asked for its places, and fills this (applyEvent). It builds on the unread
 * count, which the stream fills too, so that one type names both.
 */
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
