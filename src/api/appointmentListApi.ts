import type { CancelQuery, ConfirmBody, Appointment, Slot } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import { api } from './api';
import { appointmentIn } from './appointmentAnswers';
import { receivedOf } from './received';
import { bookingTags, countAgain } from './bookingEffects';

/** Product §4; never optimistic. */
export const appointmentListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Null if the back end does not describe it. It keeps the old slot until then (product §4). */
    rescheduleAppointment: build.mutation<Appointment | null, { reservationId: string; space: Slot }>({
      query: ({ space, ...body }) => ({
        call: calls.rescheduleAppointment,
        body: { ...body, space: receivedOf(space) },
      }),
      transformResponse: (answer) => appointmentIn(answer) ?? null,
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
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
