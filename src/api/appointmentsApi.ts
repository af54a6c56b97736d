import type {
  Criteria,
  HistoryAnswer,
  ReleaseBody,
  Appointment,
  SearchAnswer,
  Slot,
} from '../../contract/appointments.ts';
import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { NetworkAnswer } from '../../contract/clinics.ts';
import type { DependentReference } from '../../contract/dependents.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import {
  historyAnswerIn,
  holdsAnswerIn,
  networkAnswerIn,
  appointmentIn,
  searchAnswerIn,
  type SlotHold,
} from './appointmentAnswers';
import { receivedOf } from './received';
import { bookingTags, countAgain } from './bookingTags';
import { bookedProof } from './proofs';

/** Null is the user. */
export type Person = NonNullable<DependentReference> | null;

export type Searcher =
  { root: 'main'; dependent: Person } | { root: 'nosession'; token: string | null; manageToken?: string };

/** Spec §7. */
const networkCalls = { main: specifiedCalls.getNetwork, nosession: bookingCalls.getGuestNetwork };
const searchCalls = { main: specifiedCalls.searchSlots, nosession: bookingCalls.searchGuestSlots };

type Search = { criteria: Criteria; searcher: Searcher };
/** `reservationId` is the appointment to be moved, null for a new one. */
type Hold = { space: Slot; holdId?: string; reservationId?: string | null; dependent: Person };
type Reserve = { space: Slot; raisonVisite: string; dependent: Person; near?: string };

/** Spec §7, product §4. No optimistic updates: the slot may be lost. */
export const appointmentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getNetwork: build.query<Omit<NetworkAnswer, 'user'>, Searcher['root']>({
      query: (root) => ({ call: networkCalls[root] }),
      transformResponse: networkAnswerIn,
      providesTags: ['Network'],
    }),
    searchSlots: build.infiniteQuery<SearchAnswer, Search, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({
        queryArg: {
          criteria,
          searcher: { root, ...asking },
        },
        pageParam: cursor,
      }) => ({
        call: searchCalls[root],
        body: { criteria: { ...criteria, cursor }, ...asking },
        ...('dependent' in asking && { dependent: asking.dependent }),
      }),
      transformResponse: searchAnswerIn,
      providesTags: ['FreeSpace'],
    }),
    listHolds: build.query<SlotHold[], void>({
      query: () => ({ call: bookingCalls.listHolds }),
      transformResponse: (answer) => holdsAnswerIn(answer, Date.now()),
      providesTags: ['Hold'],
    }),
    /** With `holdId`, extends that hold once. */
    holdSlot: build.mutation<unknown, Hold>({
      query: ({ space, dependent, ...more }) => ({
        call: bookingCalls.holdSlot,
        body: { spaceId: fieldsOf(receivedOf(space))['spaceId'], ...more },
        dependent,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Hold']),
    }),
    releaseSlot: build.mutation<unknown, ReleaseBody>({
      query: ({ dependent, ...body }) => ({ call: bookingCalls.releaseSlot, body, dependent }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Hold', 'FreeSpace', 'Alert']),
    }),
    /**
     * Null if undescribed (spec §3: shape not shown). Omits `holdId`: it may change between tries, and with it the
     * idempotency key.
     */
    reserveSlot: build.mutation<Appointment | null, Reserve>({
      query: ({ space, raisonVisite, dependent, ...more }) => ({
        call: specifiedCalls.reserveSlot,
        body: { space: receivedOf(space), raisonVisite, perName: space.perName, ...more },
        dependent,
        proof: bookedProof(dependent, space),
      }),
      transformResponse: (answer) => appointmentIn(answer) ?? null,
      invalidatesTags: (_answer, error) => (error ? [] : bookingTags),
      onQueryStarted: countAgain,
    }),
    listHistory: build.query<HistoryAnswer, Person>({
      query: (dependent) => ({ call: specifiedCalls.listHistory, dependent }),
      transformResponse: historyAnswerIn,
      providesTags: ['History'],
    }),
  }),
});

export const {
  useGetNetworkQuery,
  useSearchSlotsInfiniteQuery,
  useListHoldsQuery,
  useReleaseSlotMutation,
  useListHistoryQuery,
} = appointmentsApi;
