import { calls } from '../../contract/calls.ts';
import type { CalendarFeed } from '../../contract/appointmentLinks.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';

/** @throws when a back end answers something that is no address, or none */
const feedIn = (answer: unknown): CalendarFeed => {
  const { url } = fieldsOf(answer);
  if (url !== null && typeof url !== 'string') throw new Error('user/calendar answered no address');
  return { url };
};

/** The calendar that follows one's visits along, by an address that only its owner knows (product §4). */
export const calendarApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => ({ call: calls.getCalendarFeed }),
      transformResponse: feedIn,
      providesTags: ['Calendar'],
      // The address is a secret: nothing keeps it longer than its page is open.
      keepUnusedDataFor: 0,
    }),
    /** Begins it, or gives it another address; the one before ends at once. */
    replaceCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => ({ call: calls.replaceCalendarFeed }),
      transformResponse: feedIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Calendar']),
    }),
    endCalendarFeed: build.mutation<void, void>({
      query: () => ({ call: calls.endCalendarFeed }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Calendar']),
    }),
  }),
});

export const { useGetCalendarFeedQuery, useReplaceCalendarFeedMutation, useEndCalendarFeedMutation } = calendarApi;
