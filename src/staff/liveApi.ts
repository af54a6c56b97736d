import { staffCalls } from '../../contract/staffCalls.ts';
import { keepListening } from '../api/live/keepListening';
import { makeSubscriptions } from '../api/live/subscriptions';
import { staffApi } from './staffApi';
import { addressOf } from './staffQuery';

const openEvents = (clinic: string, lastEventId: string | null, signal: AbortSignal): Promise<Response> => {
  const headers = new Headers({ Accept: 'text/event-stream', 'X-Requested-With': 'XMLHttpRequest' });
  if (lastEventId !== null) headers.set('Last-Event-ID', lastEventId);
  const { method, path } = staffCalls.followDay;
  const url = `${addressOf(path)}?${new URLSearchParams({ clinic }).toString()}`;
  return fetch(url, { method, headers, credentials: 'same-origin', cache: 'no-store', signal });
};

const makeCursor = () => {
  let last: string | null = null;
  return {
    get id() {
      return last;
    },
    note: (id: string) => {
      last = id;
    },
  };
};

/** An event names no patient: what the page shows is read again. Its 401 ends the session. */
const liveApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    followClinic: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (clinic, { dispatch, cacheEntryRemoved }) => {
        const stopping = new AbortController();
        const readAgain = () => {
          dispatch(staffApi.util.invalidateTags(['Day', 'Threads', 'People']));
        };
        void keepListening(
          {
            open: ({ lastEventId, signal }) => openEvents(clinic, lastEventId, signal),
            ask: async () => {
              readAgain();
            },
            isLacking: () => Promise.resolve(false),
            onEvent: readAgain,
            cursor: makeCursor(),
            subscriptions: makeSubscriptions(),
          },
          stopping.signal,
        );
        await cacheEntryRemoved;
        stopping.abort();
      },
    }),
  }),
});

export const { useFollowClinicQuery } = liveApi;
