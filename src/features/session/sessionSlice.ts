import { createSlice } from '@reduxjs/toolkit';

import {
  invitationAreaLeft,
  invitationAreaOpened,
  rvspTokenRefused,
  sessionEndTold,
  sessionStarted,
} from '../../api/signals';
import type { PersistedFields } from '../../lib/persisted';

/**
 * `user` is the login id of who is signed in; `authToken` the hub's token (spec §3, §4). `endsAt` is when the session ends if
 * nothing is done, in milliseconds, in memory only; null while no server said so. `endIsFinal` says that nothing puts it off.
 */
export type SessionState = {
  user: string | null;
  authToken: string | null;
  endsAt: number | null;
  endIsFinal: boolean;
};

const initialState: SessionState = { user: null, authToken: null, endsAt: null, endIsFinal: false };

/** Who is signed in. Signed in means: a stored user exists (spec §4). */
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
      .addCase(rvspTokenRefused, (state) => {
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

/** An empty text is nobody's name and no token. */
const parseText = (text: string): string | undefined => text || undefined;

export const sessionPersistence: PersistedFields<SessionState> = {
  user: { in: ['session'], parse: parseText },
  authToken: { in: ['local'], parse: parseText },
};

export const { selectUser, selectIsSignedIn, selectSessionEnd, selectIsEndFinal } = sessionSlice.selectors;
