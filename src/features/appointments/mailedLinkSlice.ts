import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { MailedLinkAppointment } from '../../../contract/appointmentLinks.ts';

/** In memory only. Every call repeats the birth date; `key` ties the appointment to its link. */
export type MailedLinkState = {
  key: string | null;
  appointment: MailedLinkAppointment | null;
  birthDate: string;
  isExpired: boolean;
};

const initialState: MailedLinkState = { key: null, appointment: null, birthDate: '', isExpired: false };

export const mailedLinkSlice = createSlice({
  name: 'mailedLink',
  initialState,
  reducers: {
    appointmentOpened: (
      _state,
      { payload }: PayloadAction<{ key: string; birthDate: string; appointment: MailedLinkAppointment }>,
    ) => ({ ...payload, isExpired: false }),
    attendanceConfirmed(state, { payload }: PayloadAction<MailedLinkAppointment>) {
      state.appointment = payload;
    },
    appointmentCancelled(state, { payload }: PayloadAction<MailedLinkAppointment>) {
      state.appointment = payload;
    },
    linkExpired: (_state, { payload: key }: PayloadAction<string>) => ({ ...initialState, key, isExpired: true }),
    /** Another link may be open by now. */
    linkLeft: (state, { payload: key }: PayloadAction<string>) => (state.key === key ? initialState : state),
  },
  selectors: {
    selectMailedLink: (state) => state,
  },
});

export const { appointmentOpened, attendanceConfirmed, appointmentCancelled, linkExpired, linkLeft } =
  mailedLinkSlice.actions;
export const { selectMailedLink } = mailedLinkSlice.selectors;
