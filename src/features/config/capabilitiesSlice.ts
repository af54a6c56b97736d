import { createSlice } from '@reduxjs/toolkit';

import type { CallName } from '../../../contract/calls.ts';
import { callAnswered, callFoundAbsent } from '../../api/signals';

/** Calls outside spec §7, for this tab (product §8). A call answered once is never absent. */
type CapabilitiesState = { answered: CallName[]; absent: CallName[] };

const initialState: CapabilitiesState = { answered: [], absent: [] };

export const capabilitiesSlice = createSlice({
  name: 'capabilities',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(callAnswered, (state, { payload }) => {
        state.answered.push(payload);
      })
      .addCase(callFoundAbsent, (state, { payload }) => {
        state.absent.push(payload);
      });
  },
});
