import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import type { LiveEvent } from '../../contract/events.ts';
import { api } from './api';
import { lacks, stateOf } from './baseQuery';
import { Replaying } from './replaying';
import { makeApply } from './live/applyEvent';
import { keepListening } from './live/keepListening';
import { openStream } from './live/openStream';
import { shareAmongTabs } from './live/shareAmongTabs';
import { subscriptionsOf } from './live/subscriptions';
import { countAfresh } from './mailboxApi';

/** `count` tells repeated events apart. */
export type Heard = { event: LiveEvent | null; count: number };

const isTelling = ({ type }: LiveEvent): boolean => type === 'visit' || type === 'hold' || type === 'alert';

/** Product §4 events, §8 Live stream. Clearing the cache at session end stops them. */
export const liveApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    followEvents: build.query<Heard, void>({
      queryFn: () => ({ data: { event: null, count: 0 } }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_arg, cache) => {
        const { dispatch, cacheEntryRemoved } = cache;
        const stopping = new AbortController();
        const state = () => stateOf(cache);
        const { user } = state().session;
        if (user === null || cache.extra instanceof Replaying) return;
        const apply = makeApply(cache);
        shareAmongTabs({
          user,
          subscriptions: subscriptionsOf(dispatch),
          listen: keepListening,
          signal: stopping.signal,
          open: (asked) => openStream(state())(asked),
          ask: () => countAfresh(dispatch),
          isLacking: async () => {
            await Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
            return lacks(cache, bookingCalls.listen, null);
          },
          hear: (event) => {
            if (state().session.user !== user) return; // the user left; the stream has not stopped yet
            apply(event);
            if (isTelling(event))
              cache.updateCachedData((heard) => {
                heard.event = event;
                heard.count += 1;
              });
          },
        });
        await cacheEntryRemoved;
        stopping.abort();
      },
    }),
  }),
});

export const { useFollowEventsQuery } = liveApi;
