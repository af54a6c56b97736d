import { createSlice } from '@reduxjs/toolkit';

import { mailboxApi } from '../../api/mailboxApi';
import type { PersistedFields } from '../../lib/persisted';

/** Null until known: blank, not zero. */
export type MailboxState = { unread: number | null };

const initialState: MailboxState = { unread: null };

const parseCount = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** The only server answer kept in storage (product §3). */
export const mailboxSlice = createSlice({
  name: 'mailbox',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(mailboxApi.endpoints.countUnread.matchFulfilled, (state, { payload }) => {
      state.unread = payload;
    });
  },
  selectors: { selectUnread: (state) => state.unread },
});

export const mailboxPersistence: PersistedFields<MailboxState> = { unread: { in: ['session'], parse: parseCount } };

export const { selectUnread } = mailboxSlice.selectors;
