import type { Watched } from '../../contract/alerts.ts';
import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import { alertsAnswerIn, type WatchedAlert } from './alertAnswers';
import { api } from './api';
import type { Person } from './appointmentsApi';

type NewAlert = { criteria: Watched; dependent: Person; reservationId?: string };

/** Product §4. */
export const alertsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAlerts: build.query<WatchedAlert[], void>({
      query: () => ({ call: bookingCalls.listAlerts }),
      transformResponse: (answer) => alertsAnswerIn(answer, Date.now()),
      providesTags: ['Alert'],
    }),
    addAlert: build.mutation<unknown, NewAlert>({
      query: ({ dependent, ...body }) => ({ call: bookingCalls.addAlert, body, dependent }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Alert']),
    }),
    endAlert: build.mutation<unknown, string>({
      query: (id) => ({ call: bookingCalls.endAlert, ids: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Alert', 'FreeSpace']),
    }),
  }),
});

export const { useListAlertsQuery, useAddAlertMutation, useEndAlertMutation } = alertsApi;

export const alertsOutdated = () => alertsApi.util.invalidateTags(['Alert']);

export const useAlertsState = () => alertsApi.endpoints.listAlerts.useQueryState();
