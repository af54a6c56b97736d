import type { Watched } from '../../contract/alerts.ts';
import { calls } from '../../contract/calls.ts';
import { alertsAnswerIn, type WatchedAlert } from './alertAnswers';
import { api } from './api';
import type { Person } from './appointmentsApi';

type NewAlert = { criteria: Watched; dependent: Person; reservationId?: string };

/** “Tell me when a place opens” (product §4). */
export const alertsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAlerts: build.query<WatchedAlert[], void>({
      query: () => ({ call: calls.listAlerts }),
      transformResponse: (answer) => alertsAnswerIn(answer, Date.now()),
      providesTags: ['Alert'],
    }),
    addAlert: build.mutation<unknown, NewAlert>({
      query: (body) => ({ call: calls.addAlert, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Alert']),
    }),
    endAlert: build.mutation<unknown, string>({
      query: (id) => ({ call: calls.endAlert, ids: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Alert', 'FreeSpace']),
    }),
  }),
});

export const { useListAlertsQuery, useAddAlertMutation, useEndAlertMutation } = alertsApi;

/** Says that what is known of the alerts proved to be old: whoever shows them asks again. */
export const alertsOutdated = () => alertsApi.util.invalidateTags(['Alert']);

/** What is known of the alerts, without asking for them. */
export const useAlertsState = () => alertsApi.endpoints.listAlerts.useQueryState();
