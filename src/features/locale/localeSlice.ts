import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { languages, type Language } from '../../../contract/languages.ts';
import type { PersistedFields } from '../../lib/persisted';

export type LocaleState = { lang: Language };

const initialState: LocaleState = { lang: 'fr' };

/** A language of the portal, or nothing. */
const parseLanguage = (text: string): Language | undefined => languages.find((lang) => lang === text);

/** The language of the person. It survives the session (spec §4). */
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

/** Read session storage, then local storage; written to both at first boot (product §3). */
export const localePersistence: PersistedFields<LocaleState> = {
  lang: { in: ['session', 'local'], parse: parseLanguage },
};

export const { languageChanged } = localeSlice.actions;
export const { selectLanguage } = localeSlice.selectors;
