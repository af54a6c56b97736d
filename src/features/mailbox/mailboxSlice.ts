import { createSlice } from '@reduxjs/toolkit';

import { mailboxApi } from '../../api/mailboxApi';
import type { PersistedFields } from '../../lib/persisted';

/** `unread` is null until it is known: a blank counter, not a zero. */
export type MailboxState = { unread: number | null };

const initialState: MailboxState = { unread: null };

const parseCount = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** The unread counter: the one copy of a server answer that storage keeps (product §3). */
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
