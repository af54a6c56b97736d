import type { Criteria, DaysAnswer } from '../../contract/appointments.ts';
import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import { api } from './api';
import type { Person } from './appointmentsApi';

/** Decision 90. */
export const daysApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    countSlots: build.query<DaysAnswer['days'], { criteria: Criteria; dependent: Person }>({
      query: ({ criteria, dependent }) => ({ call: bookingCalls.countSlots, body: { criteria }, dependent }),
      transformResponse: ({ days }: DaysAnswer) => days,
      providesTags: ['FreeSpace', 'DayCount'],
    }),
  }),
});

export const { useCountSlotsQuery } = daysApi;
