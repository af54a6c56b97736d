import type { AppointmentPhoneBody, CancelQuery, ConfirmBody, Appointment, Slot } from '../../contract/appointments.ts';
import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import { api } from './api';
import { appointmentIn } from './appointmentAnswers';
import type { Person } from './appointmentsApi';
import { cancelledByClinic } from './cancelledByClinic';
import { receivedOf } from './received';
import { bookingTags, countAgain } from './bookingTags';
import { cancelledProof, movedProof } from './proofs';

/** Whose list shows that the write is done. */
type Listed<T> = T & { person: Person };

/** Product §4; never optimistic. */
export const appointmentChangesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Null if undescribed. Keeps the old slot until then (product §4). */
    rescheduleAppointment: build.mutation<Appointment | null, Listed<{ reservationId: string; space: Slot }>>({
      query: ({ person, space, ...body }) => ({
        call: bookingCalls.rescheduleAppointment,
        body: { ...body, space: receivedOf(space) },
        proof: movedProof(person, body.reservationId, space),
      }),
      transformResponse: (answer) => appointmentIn(answer) ?? null,
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
    confirmAppointment: build.mutation<unknown, ConfirmBody>({
      query: (body) => ({ call: bookingCalls.confirmAppointment, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['History']),
    }),
    changeAppointmentPhone: build.mutation<unknown, AppointmentPhoneBody>({
      query: (body) => ({ call: bookingCalls.changeAppointmentPhone, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['History']),
    }),
    cancelAppointment: build.mutation<unknown, Listed<CancelQuery & { reservationId: string }>>({
      query: ({ person, ...params }) => ({
        call: specifiedCalls.cancelAppointment,
        params,
        proof: cancelledProof(person, params.reservationId),
        adjust: cancelledByClinic,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
  }),
});
