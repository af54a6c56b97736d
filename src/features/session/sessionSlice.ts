import { createSlice } from '@reduxjs/toolkit';

import {
  invitationAreaLeft,
  invitationAreaOpened,
  invitationTokenRefused,
  sessionEndTold,
  sessionStarted,
} from '../../api/signals';
import type { PersistedFields } from '../../lib/persisted';

/**
 * `user` is the login id, `authToken` the invitation area's token (spec §3, §4). `endsAt` is in milliseconds, in
 * memory only, null if unknown. `endIsFinal`: no extension.
 */
export type SessionState = {
  user: string | null;
  authToken: string | null;
  endsAt: number | null;
  endIsFinal: boolean;
};

const initialState: SessionState = { user: null, authToken: null, endsAt: null, endIsFinal: false };

/** A stored user means signed in (spec §4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => {
        state.user = payload.user;
      })
      .addCase(sessionEndTold, (state, { payload }) => {
        state.endsAt = payload.endsAt;
        state.endIsFinal = payload.isFinal;
      })
      .addCase(invitationAreaOpened, (state, { payload }) => {
        state.authToken = payload.authToken;
      })
      .addCase(invitationAreaLeft, (state) => {
        state.authToken = null;
      })
      .addCase(invitationTokenRefused, (state) => {
        state.authToken = null;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.user !== null,
    selectSessionEnd: (state) => state.endsAt,
    selectIsEndFinal: (state) => state.endIsFinal,
  },
});

const parseText = (text: string): string | undefined => text || undefined;

export const sessionPersistence: PersistedFields<SessionState> = {
  user: { in: ['session'], parse: parseText },
  authToken: { in: ['local'], parse: parseText },
};

export const { selectUser, selectIsSignedIn, selectSessionEnd, selectIsEndFinal } = sessionSlice.selectors;
