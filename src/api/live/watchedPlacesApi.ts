import { mailboxApi } from '../mailboxApi';
import { wishesOf } from './wishes';

/** What became of the places of one clinic while it was on screen, the latest of each; a place of which nothing was heard is as the list says. */
export type PlaceNews = Partial<Record<string, 'taken' | 'freed'>>;

/**
 * As long as somebody looks at a clinic, the stream is asked for its places, and fills this (applyEvent). It builds on the unread
 * count, which the stream fills too, so that one type names both.
 */
export const watchedPlacesApi = mailboxApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    watchPlaces: build.query<PlaceNews, string>({
      queryFn: () => ({ data: {} }),
      onCacheEntryAdded: async (clinicId, { dispatch, cacheEntryRemoved }) => {
        const wishes = wishesOf(dispatch);
        wishes.add(clinicId);
        await cacheEntryRemoved;
        wishes.remove(clinicId);
      },
    }),
  }),
});

export const { useWatchPlacesQuery } = watchedPlacesApi;
