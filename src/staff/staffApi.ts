import { createApi } from '@reduxjs/toolkit/query/react';

import type {
  StaffAct,
  StaffAppointment,
  StaffDay,
  StaffDayQuery,
  StaffMember,
  StaffSignInBody,
} from '../../contract/staff.ts';
import { endSeen, seenOn } from './proofs';
import { ended, opened } from './sessionSlice';
import { staffQuery } from './staffQuery';

/** An appointment as it is on screen, and the day that shows it. */
export type Shown = Pick<StaffAppointment, 'reservationId' | 'startsAt'> & { day: StaffDayQuery };

type Act = Shown & { act: StaffAct };
type Cancel = Shown & { offersAgain: boolean };

export const staffApi = createApi({
  reducerPath: 'staffApi',
  baseQuery: staffQuery,
  tagTypes: ['Day', 'Threads', 'People', 'Invitations'],
  endpoints: (build) => ({
    whoAmI: build.query<StaffMember, void>({
      query: () => ({ call: 'whoAmI' }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(opened(answer.data));
      },
    }),
    signIn: build.mutation<StaffMember, StaffSignInBody>({
      query: (body) => ({ call: 'signIn', body }),
    }),
    signOut: build.mutation<void, void>({
      query: () => ({ call: 'signOut', look: endSeen }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => null)) dispatch(ended('signedOut'));
      },
    }),
    showDay: build.query<StaffDay, StaffDayQuery>({
      query: (params) => ({ call: 'showDay', params }),
      keepUnusedDataFor: 0,
      providesTags: ['Day'],
    }),
    actOnAppointment: build.mutation<void, Act>({
      query: ({ reservationId, startsAt, act, day }) => ({
        call: 'actOnAppointment',
        id: reservationId,
        body: { act, startsAt },
        key: crypto.randomUUID(),
        look: seenOn(day, reservationId, act),
      }),
      invalidatesTags: ['Day'],
    }),
    cancelAppointment: build.mutation<void, Cancel>({
      query: ({ reservationId, startsAt, offersAgain, day }) => ({
        call: 'cancelAppointment',
        id: reservationId,
        body: { offersAgain, startsAt },
        key: crypto.randomUUID(),
        look: seenOn(day, reservationId, 'cancel'),
      }),
      invalidatesTags: ['Day'],
    }),
  }),
});

export const { useSignOutMutation, useShowDayQuery, useCancelAppointmentMutation } = staffApi;
