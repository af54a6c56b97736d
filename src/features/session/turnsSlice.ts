import { createSlice } from '@reduxjs/toolkit';

import { isSessionChange, sessionEnded } from '../../api/signals';
import type { TransportState } from '../../api/transport';

type TurnsState = TransportState['turns'];

const initialState: TurnsState = { begun: 0, ended: 0 };

/** Tells two sessions of one person apart (api/ticket.ts). */
export const turnsSlice = createSlice({
  name: 'turns',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isSessionChange, (state, action) => {
      if (sessionEnded.match(action)) state.ended += 1;
      else state.begun += 1;
    });
  },
});
