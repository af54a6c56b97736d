import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { StaffMember } from '../../contract/staff.ts';
import type { Language } from '../lib/language';

export type SessionEnd = 'signedOut' | 'refused';

export type SessionLimit = { endsAt: number; isFinal: boolean };

type SessionState = {
  member: StaffMember | null;
  lang: Language;
  end: SessionEnd | null;
  limit: SessionLimit | null;
  touchedAt: number | null;
};

const initialState: SessionState = { member: null, lang: 'fr', end: null, limit: null, touchedAt: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<StaffMember>) => {
      state.member = payload;
      state.end = null;
    },
    ended: (state, { payload }: PayloadAction<SessionEnd>) => {
      state.member = null;
      state.end = payload;
      state.limit = null;
    },
    limitTold: (state, { payload }: PayloadAction<SessionLimit>) => {
      state.limit = payload;
    },
    touched: (state, { payload }: PayloadAction<number>) => {
      state.touchedAt = payload;
    },
    touchTold: (state) => {
      state.touchedAt = null;
    },
    spoken: (state, { payload }: PayloadAction<Language>) => {
      state.lang = payload;
    },
  },
  selectors: {
    selectMember: ({ member }) => member,
    selectEnd: ({ end }) => end,
    selectLimit: ({ limit }) => limit,
    selectTouchedAt: ({ touchedAt }) => touchedAt,
    selectLang: ({ lang }) => lang,
  },
});

export const { opened, ended, spoken, limitTold, touched, touchTold } = slice.actions;
export const { selectMember, selectEnd, selectLang, selectLimit, selectTouchedAt } = slice.selectors;
export const sessionReducer = slice.reducer;
export type WithSession = { session: SessionState };
