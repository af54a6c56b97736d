import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { CancelQuery, Criteria, HistoryAnswer, ReleaseBody, Reservation, SearchAnswer, Space } from '../../contract/appointments.ts';
import { calls } from '../../contract/calls.ts';
import type { NetworkAnswer } from '../../contract/clinics.ts';
import type { DependentReference } from '../../contract/dependents.ts';
import { api } from './api';
import {
  historyAnswerIn, holdsAnswerIn, networkAnswerIn, reservationIn, searchAnswerIn, type SpaceHold,
} from './appointmentAnswers';
import { mailboxApi } from './mailboxApi';

/** Whom a call is about; null is the user. */
export type Person = NonNullable<DependentReference> | null;

type Search = { criteria: Criteria; dependent: Person };
type Reserve = { space: Space; raisonVisite: string; holdId: string | null; dependent: Person };

/** A write that changed what others see: free places, and what is held, booked and told. */
const bookingTags = ['FreeSpace', 'Hold', 'History', 'Unread'] as const;

type Booking = { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; queryFulfilled: Promise<unknown> };

/** Each booking and each cancellation leaves a message: the counter is asked for again (product §4 Mailbox). */
const countAgain = async (_arg: unknown, { dispatch, queryFulfilled }: Booking): Promise<void> => {
  const isDone = await queryFulfilled.then(() => true, () => false); // the screen that asked shows a refusal
  if (isDone) void dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/**
 * Appointments (spec §7, product §4). Two POSTs only read and are queries; a GET cancels and is a mutation.
 * Nothing is shown before the server said so: an optimistic place would be a lie.
 */
export const appointmentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getNetwork: build.query<Omit<NetworkAnswer, 'user'>, void>({
      query: () => ({ call: calls.getNetwork }),
      transformResponse: networkAnswerIn,
      providesTags: ['Network'],
    }),
    searchSpaces: build.infiniteQuery<SearchAnswer, Search, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { criteria, dependent }, pageParam: cursor }) =>
        ({ call: calls.searchSpaces, body: { criteria: { ...criteria, cursor }, dependent } }),
      transformResponse: searchAnswerIn,
      providesTags: ['FreeSpace'],
    }),
    listHolds: build.query<SpaceHold[], void>({
      query: () => ({ call: calls.listHolds }),
      transformResponse: (answer) => holdsAnswerIn(answer, Date.now()),
      providesTags: ['Hold'],
    }),
    /** Holds a place for five minutes; with `holdId`, extends that hold, once. */
    holdSpace: build.mutation<unknown, { space: Space; holdId?: string; dependent: Person }>({
      query: ({ space: { spaceId }, holdId, dependent }) =>
        ({ call: calls.holdSpace, body: { spaceId, dependent, ...(holdId !== undefined && { holdId }) } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Hold']),
    }),
    releaseSpace: build.mutation<unknown, ReleaseBody>({
      query: (body) => ({ call: calls.releaseSpace, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Hold', 'FreeSpace']),
    }),
    /** The reservation, or null when another back end does not say it (spec §3: shape not shown). */
    reserveSpace: build.mutation<Reservation | null, Reserve>({
      query: ({ space, raisonVisite, holdId, dependent }) => ({
        call: calls.reserveSpace,
        body: { space, raisonVisite, perName: space.perName, dependent, ...(holdId !== null && { holdId }) },
      }),
      transformResponse: (answer) => reservationIn(answer) ?? null,
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
    cancelReservation: build.mutation<unknown, CancelQuery>({
      query: (params) => ({ call: calls.cancelReservation, params }),
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
    listHistory: build.query<HistoryAnswer, Person>({
      query: (person) => ({ call: calls.listHistory, ...(person && { body: person }) }),
      transformResponse: historyAnswerIn,
      providesTags: ['History'],
    }),
  }),
});

export const {
  useGetNetworkQuery, useSearchSpacesInfiniteQuery, useListHoldsQuery, useHoldSpaceMutation, useReleaseSpaceMutation,
  useReserveSpaceMutation, useCancelReservationMutation, useListHistoryQuery,
} = appointmentsApi;
