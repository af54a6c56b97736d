import type { Criteria, DaysAnswer } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import { isRecord } from '../lib/isRecord';
import { api } from './api';
import type { Person } from './appointmentsApi';

const isDay = (day: unknown): day is DaysAnswer[number] =>
  isRecord(day) && typeof day['date'] === 'string' && typeof day['count'] === 'number';

export const daysApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    countSlots: build.query<DaysAnswer, { criteria: Criteria; dependent: Person }>({
      query: ({ criteria, dependent }) => ({ call: calls.countSlots, body: { criteria }, dependent }),
      transformResponse: (days: unknown[]) => days.filter(isDay),
      providesTags: ['FreeSpace'],
    }),
  }),
});

export const { useCountSlotsQuery } = daysApi;
