import type { LiveEvent } from '../../contract/events.ts';
import { api } from './api';
import { stateOf } from './baseQuery';
import { Replaying } from './replaying';
import { makeApply } from './live/applyEvent';
import { keepListening } from './live/keepListening';
import { openStream } from './live/openStream';
import { shareAmongTabs } from './live/shareAmongTabs';
import { subscriptionsOf } from './live/subscriptions';
import { countAfresh } from './mailboxApi';

/** What was heard last that a person should be told of in words, and how often something was: the same may happen twice. */
export type Heard = { event: LiveEvent | null; count: number };

/** Events that change no list on their own screen, but concern whoever is at another page. */
const isTelling = ({ type }: LiveEvent): boolean => type === 'visit' || type === 'hold' || type === 'alert';

/**
 * What happens, as it happens (product §4 events, §8 Live stream): while somebody subscribes, one tab of the browser listens and
 * every tab shows it. It stops with the session: forgetting the cache ends it.
 */
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
          hear: (event) => {
            if (state().session.user !== user) return; // the person has left, and the stream does not know yet
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
