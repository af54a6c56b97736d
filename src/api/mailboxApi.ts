import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { calls } from '../../contract/calls.ts';
import { api } from './api';

/** The count may come as a JSON number or as text; anything else is an unusable body (product, before §1). */
const countIn = (answer: unknown): number => {
  const count = typeof answer === 'number' ? answer : Number.parseInt(String(answer), 10);
  if (!Number.isInteger(count) || count < 0) throw new Error('mailbox/unread answered something that is not a count');
  return count;
};

/** Mailbox (spec §7). POST mailbox/unread only reads: it is a query. */
export const mailboxApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    countUnread: build.query<number, void>({
      query: () => ({ call: calls.countUnread }),
      transformResponse: countIn,
      providesTags: ['Unread'],
    }),
  }),
});

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Asks for the unread count; only the counter reads this answer. */
export const fetchUnread = (dispatch: Dispatch) =>
  dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));

/**
 * Asks for the count of now. One that is on its way may have been counted before what changed: it is waited for, and asked again
 * behind, since RTK Query lets no second request out beside it, and its answer would stand last.
 */
export const countAfresh = async (dispatch: Dispatch) => {
  await dispatch(mailboxApi.util.getRunningQueryThunk('countUnread', undefined));
  return fetchUnread(dispatch);
};

export const { useCountUnreadQuery } = mailboxApi;
