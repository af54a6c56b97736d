import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { StaffMember } from '../../contract/staff.ts';
import type { Language } from '../lib/language';

export type StaffSessionEnd = 'signedOut' | 'refused';

/** `endsAt` in milliseconds, on the clock of this device. */
export type SessionLimit = { endsAt: number; isFinal: boolean };

type SessionState = {
  member: StaffMember | null;
  end: StaffSessionEnd | null;
  limit: SessionLimit | null;
  /** The last gesture that no call has told the server yet. */
  touchedAt: number | null;
  lang: Language;
};

const nobody = { member: null, limit: null, touchedAt: null };

const initialState: SessionState = { ...nobody, end: null, lang: 'fr' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<StaffMember>) => ({ ...state, member: payload, end: null }),
    ended: ({ lang }, { payload }: PayloadAction<StaffSessionEnd>) => ({ ...nobody, lang, end: payload }),
    limitTold: (state, { payload }: PayloadAction<SessionLimit>) => ({ ...state, limit: payload }),
    touched: (state, { payload }: PayloadAction<number>) => ({ ...state, touchedAt: payload }),
    touchTold: (state) => ({ ...state, touchedAt: null }),
    languageChanged: (state, { payload }: PayloadAction<Language>) => ({ ...state, lang: payload }),
  },
  selectors: {
    selectMember: ({ member }) => member,
    selectEnd: ({ end }) => end,
    selectLimit: ({ limit }) => limit,
    selectTouchedAt: ({ touchedAt }) => touchedAt,
    selectLang: ({ lang }) => lang,
  },
});

export const { opened, ended, limitTold, touched, touchTold, languageChanged } = sessionSlice.actions;
export const { selectMember, selectEnd, selectLimit, selectTouchedAt, selectLang } = sessionSlice.selectors;
export const sessionReducer = sessionSlice.reducer;
export type WithSession = { session: SessionState };
