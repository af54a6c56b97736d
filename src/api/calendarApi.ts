import { accountCalls } from '../../contract/accountCalls.ts';
import type { CalendarFeed } from '../../contract/appointmentLinks.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import { learnCalls } from './ask';

const calls = learnCalls(accountCalls);

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
      query: () => ({ call: calls.getCalendarFeed }),
      transformResponse: feedIn,
      providesTags: ['Calendar'],
      // Secret: not cached once its page closes.
      keepUnusedDataFor: 0,
    }),
    /** Replacing the address revokes the old one. */
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
