import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { parseConfig, type PortalConfig } from './parseConfig';

/** Nothing personal; survives the session. */
export const configSlice = createSlice({
  name: 'config',
  initialState: parseConfig({}),
  reducers: {
    configLoaded: (_state, { payload }: PayloadAction<PortalConfig>) => payload,
  },
  selectors: {
    selectConfig: (state) => state,
    selectBrand: (state) => state.brand,
    selectTimeZone: (state) => state.timeZone,
  },
});

export const { configLoaded } = configSlice.actions;
export const { selectConfig, selectBrand, selectTimeZone } = configSlice.selectors;
