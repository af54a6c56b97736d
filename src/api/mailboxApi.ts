import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { mailboxCalls } from '../../contract/calls/mailboxCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import { api } from './api';

/** A JSON number or text; anything else is unusable (product, before §1). */
const countIn = (answer: unknown): number => {
  const count = typeof answer === 'number' ? answer : Number.parseInt(String(answer), 10);
  if (!Number.isInteger(count) || count < 0) throw new Error('mailbox/unread answered something that is not a count');
  return count;
};

/** Spec §7. POST mailbox/unread only reads, hence a query. */
export const mailboxApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    countUnread: build.query<number, void>({
      query: () => ({ call: specifiedCalls.countUnread }),
      transformResponse: countIn,
      providesTags: ['Unread'],
    }),
    /** Optional (product §8). */
    countUnreadAbout: build.query<number, string>({
      query: (aboutPatient) => ({ call: mailboxCalls.countUnreadAbout, params: { aboutPatient } }),
      transformResponse: countIn,
      providesTags: ['Unread', { type: 'Thread', id: 'LIST' }],
    }),
  }),
});

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const fetchUnread = (dispatch: Dispatch) =>
  dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** First waits for a running request: its count may be stale, and RTK Query deduplicates requests. */
export const countAfresh = async (dispatch: Dispatch) => {
  await dispatch(mailboxApi.util.getRunningQueryThunk('countUnread', undefined));
  return fetchUnread(dispatch);
};

export const { useCountUnreadQuery, useCountUnreadAboutQuery } = mailboxApi;
