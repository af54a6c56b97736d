import { accountCalls } from '../../contract/calls/accountCalls.ts';
import type { CalendarFeed } from '../../contract/appointmentLinks.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';

/** @throws without a valid `url` */
const feedIn = (answer: unknown): CalendarFeed => {
  const { url } = fieldsOf(answer);
  if (url !== null && typeof url !== 'string') throw new Error('user/calendar answered no address');
  return { url };
};

/** Product §4. */
export const calendarApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => ({ call: accountCalls.getCalendarFeed }),
      transformResponse: feedIn,
      providesTags: ['Calendar'],
      // Secret: not cached once its page closes.
      keepUnusedDataFor: 0,
    }),
    /** Replacing the address revokes the old one. */
    replaceCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => ({ call: accountCalls.replaceCalendarFeed }),
      transformResponse: feedIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Calendar']),
    }),
    endCalendarFeed: build.mutation<void, void>({
      query: () => ({ call: accountCalls.endCalendarFeed }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Calendar']),
    }),
  }),
});

export const { useGetCalendarFeedQuery, useReplaceCalendarFeedMutation, useEndCalendarFeedMutation } = calendarApi;
