import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { contrasts, themes, type Display } from '../../lib/display';
import type { PersistedFields } from '../../lib/persisted';

const initialState: Display = { theme: null, contrast: null };

/** Survives the session: it reveals nothing about the patient. */
export const displaySlice = createSlice({
  name: 'display',
  initialState,
  reducers: {
    displayChosen: (state, { payload }: PayloadAction<Partial<Display>>) => ({ ...state, ...payload }),
  },
  selectors: { selectDisplay: (state) => state },
});

/** Local storage only (product §3); an unknown value follows the device. */
export const displayPersistence: PersistedFields<Display> = {
  theme: { in: ['local'], parse: (text) => themes.find((theme) => theme === text) },
  contrast: { in: ['local'], parse: (text) => contrasts.find((contrast) => contrast === text) },
};

export const { displayChosen } = displaySlice.actions;
export const { selectDisplay } = displaySlice.selectors;
