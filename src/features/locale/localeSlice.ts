import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { languages, type Language } from '../../../contract/languages.ts';
import type { PersistedFields } from '../../lib/persisted';

export type LocaleState = { lang: Language };

const initialState: LocaleState = { lang: 'fr' };

const parseLanguage = (text: string): Language | undefined => languages.find((lang) => lang === text);

/** Survives the session (spec §4). */
export const localeSlice = createSlice({
  name: 'locale',
  initialState,
  reducers: {
    languageChanged(state, { payload }: PayloadAction<Language>) {
      state.lang = payload;
    },
  },
  selectors: { selectLanguage: (state) => state.lang },
});

/** Read from session storage, then local storage; written to both at first boot (product §3). */
export const localePersistence: PersistedFields<LocaleState> = {
  lang: { in: ['session', 'local'], parse: parseLanguage },
};

export const { languageChanged } = localeSlice.actions;
export const { selectLanguage } = localeSlice.selectors;
