import type { CancelQuery, ConfirmBody, Appointment, Slot } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import { api } from './api';
import { appointmentIn } from './appointmentAnswers';
import { bookingTags, countAgain } from './bookingEffects';

/** What can be done with a visit that is booked (product §4). Nothing is shown before the server said so. */
export const appointmentListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The same visit at its new place, or null when another back end does not describe it. The old place is kept until then (product §4). */
    rescheduleAppointment: build.mutation<Appointment | null, { reservationId: string; space: Slot }>({
      query: (body) => ({ call: calls.rescheduleAppointment, body }),
      transformResponse: (answer) => appointmentIn(answer) ?? null,
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
    /** The person will come; where the clinic moved the visit, the new time suits. */
    confirmAppointment: build.mutation<unknown, ConfirmBody>({
      query: (body) => ({ call: calls.confirmAppointment, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['History']),
    }),
    cancelAppointment: build.mutation<unknown, CancelQuery>({
      query: (params) => ({ call: calls.cancelAppointment, params }),
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
  }),
});
