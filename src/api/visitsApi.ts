import type { CancelQuery, ConfirmBody, Reservation, Space } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import { api } from './api';
import { reservationIn } from './appointmentAnswers';
import { bookingTags, countAgain } from './bookingEffects';

/** What can be done with a visit that is booked (product §4). Nothing is shown before the server said so. */
export const visitsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The same visit at its new place, or null when another back end does not describe it. The old place is kept until then (product §4). */
    rescheduleReservation: build.mutation<Reservation | null, { reservationId: string; space: Space }>({
      query: (body) => ({ call: calls.rescheduleReservation, body }),
      transformResponse: (answer) => reservationIn(answer) ?? null,
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
    /** The person will come; where the clinic moved the visit, the new time suits. */
    confirmReservation: build.mutation<unknown, ConfirmBody>({
      query: (body) => ({ call: calls.confirmReservation, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['History']),
    }),
    cancelReservation: build.mutation<unknown, CancelQuery>({
      query: (params) => ({ call: calls.cancelReservation, params }),
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
  }),
});
