import { createSlice } from '@reduxjs/toolkit';

import { rvspTokenRefused, sessionEndTold, sessionStarted } from '../../api/signals';
import type { PersistedFields } from '../../lib/persisted';

/**
 * `user` is the login id of who is signed in; `authToken` the hub's token (spec §3, §4). `endsAt` is when the session ends if
 * nothing is done, in milliseconds, in memory only; null while no server said so.
 */
export type SessionState = { user: string | null; authToken: string | null; endsAt: number | null };

const initialState: SessionState = { user: null, authToken: null, endsAt: null };

/** Who is signed in. Signed in means: a stored user exists (spec §4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => { state.user = payload.user; })
      .addCase(sessionEndTold, (state, { payload }) => { state.endsAt = payload; })
      .addCase(rvspTokenRefused, (state) => { state.authToken = null; });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.user !== null,
    selectSessionEnd: (state) => state.endsAt,
  },
});

export const sessionPersistence: PersistedFields<SessionState> = {
  user: { in: ['session'] },
  authToken: { in: ['local'] },
};

export const { selectUser, selectIsSignedIn, selectSessionEnd } = sessionSlice.selectors;
