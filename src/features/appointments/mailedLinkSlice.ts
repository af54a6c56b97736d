import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { MailedLinkAppointment } from '../../../contract/appointmentLinks.ts';

/**
 * The appointment that a mailed link opened, and the birth date that opened it: each act gives it again. In memory only; `key` is
 * the link's, so that what one link opened is never shown for another.
 */
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
    /** Another link may have been followed already. */
    linkLeft: (state, { payload: key }: PayloadAction<string>) => (state.key === key ? initialState : state),
  },
  selectors: {
    selectMailedLink: (state) => state,
  },
});

export const { appointmentOpened, attendanceConfirmed, appointmentCancelled, linkExpired, linkLeft } =
  mailedLinkSlice.actions;
export const { selectMailedLink } = mailedLinkSlice.selectors;
