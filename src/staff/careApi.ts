import type { StaffOpenings } from '../../contract/staff.ts';
import { seenAt, withRetry } from './proofs';
import { staffApi, type Shown } from './staffApi';

/** `dateThere`: of the new time, at the clinic. */
type Move = Shown & { slotId: string; to: string; dateThere: string; offersAgain: boolean; key: string };
type Message = { reservationId: string; subject: string; body: string; key: string };

/** With the pages to write and to move, and the reminder: the care around an appointment. */
export const careApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    remindPatient: build.mutation<void, Shown>({
      query: ({ reservationId, startsAt }) =>
        withRetry({ call: 'remindPatient', id: reservationId, body: { startsAt }, key: crypto.randomUUID() }),
    }),
    writeToPatient: build.mutation<void, Message>({
      query: ({ reservationId, subject, body, key }) =>
        withRetry({ call: 'writeToPatient', id: reservationId, body: { subject, body }, key }),
    }),
    showOpenings: build.query<StaffOpenings, string>({
      query: (reservationId) => ({ call: 'showOpenings', id: reservationId }),
      keepUnusedDataFor: 0,
      providesTags: ['Day'],
    }),
    moveAppointment: build.mutation<void, Move>({
      query: ({ reservationId, startsAt, slotId, offersAgain, to, dateThere, day, key }) => ({
        call: 'moveAppointment',
        id: reservationId,
        key,
        body: { slotId, startsAt, offersAgain },
        look: seenAt({ ...day, date: dateThere }, reservationId, to),
      }),
      invalidatesTags: ['Day'],
    }),
  }),
});

export const { useMoveAppointmentMutation, useShowOpeningsQuery, useWriteToPatientMutation } = careApi;
