import type { LiveEvent } from '../../contract/events.ts';
import { staffCalls } from '../../contract/staffCalls.ts';
import { keepListening } from '../api/live/keepListening';
import { makeSubscriptions } from '../api/live/subscriptions';
import { staffApi } from './staffApi';
import { staffRoot } from './staffQuery';

const openEvents = (clinic: string, lastEventId: string | null, signal: AbortSignal): Promise<Response> => {
  const headers = new Headers({ Accept: 'text/event-stream', 'X-Requested-With': 'XMLHttpRequest' });
  if (lastEventId !== null) headers.set('Last-Event-ID', lastEventId);
  const { method, path } = staffCalls.followDay;
  const url = `${staffRoot}${path}?${new URLSearchParams({ clinic }).toString()}`;
  return fetch(url, { method, headers, credentials: 'same-origin', cache: 'no-store', signal });
};

const liveApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    followDay: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (clinic, { dispatch, cacheEntryRemoved }) => {
        const stopping = new AbortController();
        const { signal } = stopping;
        const readAgain = ({ type }: Pick<LiveEvent, 'type'> = { type: 'reset' }) => {
          if (type !== 'thread') dispatch(staffApi.util.invalidateTags(['Day']));
          if (type === 'thread' || type === 'reset') dispatch(staffApi.util.invalidateTags(['Threads']));
        };
        let lastId: string | null = null;
        void keepListening(
          {
            open: (asked) => openEvents(clinic, asked.lastEventId, asked.signal),
            ask: async () => {
              readAgain();
            },
            onEvent: readAgain,
            begunAt: performance.now(),
            cursor: {
              get id() {
                return lastId;
              },
              note: (id) => {
                lastId = id;
              },
            },
            subscriptions: makeSubscriptions(),
          },
          signal,
        );
        await cacheEntryRemoved;
        stopping.abort();
      },
    }),
  }),
});

export const { useFollowDayQuery } = liveApi;
