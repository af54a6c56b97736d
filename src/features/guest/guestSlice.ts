import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Appointment } from '../../../contract/appointments.ts';
import type { GuestIdentified } from '../../../contract/guest.ts';
import type { GuestHeld, ManagedAppointment } from '../../api/guestApi';
import { noAnswers, type GuestAnswers } from './guestAnswers';

/**
 * In memory only, reset when the guest leaves. `kept` is the hold; `hasEnded`: time ran out. `managed` is the
 * appointment found by reference, `before` its state before a move.
 */
export type GuestState = {
  kept: GuestHeld | null;
  hasEnded: boolean;
  answers: GuestAnswers;
  isCodeSent: boolean;
  booked: Appointment | null;
  managed: ManagedAppointment | null;
  before: Appointment | null;
};

const initialState: GuestState = {
  kept: null,
  hasEnded: false,
  answers: noAnswers,
  isCodeSent: false,
  booked: null,
  managed: null,
  before: null,
};

const show = (state: GuestState, appointment: Appointment): void => {
  if (state.managed) state.managed.visit = appointment;
};

export const guestSlice = createSlice({
  name: 'guest',
  initialState,
  reducers: {
    slotHeld(state, { payload }: PayloadAction<GuestHeld>) {
      state.kept = payload;
      state.hasEnded = false;
      state.booked = null;
    },
    holdExtended(state, { payload }: PayloadAction<GuestHeld>) {
      state.kept = payload;
    },
    slotReleased(state) {
      state.kept = null;
    },
    questionAnswered(state, { payload }: PayloadAction<GuestAnswers>) {
      state.answers = payload;
    },
    /** Sending the code may release the hold. */
    codeSent(state, { payload: { isLetGo } }: PayloadAction<Pick<GuestIdentified, 'isLetGo'>>) {
      state.isCodeSent = true;
      if (isLetGo && state.kept) state.kept.hold = null;
    },
    /** Answers are kept. */
    bookingEnded(state) {
      state.kept = null;
      state.hasEnded = true;
      state.isCodeSent = false;
    },
    appointmentBooked(state, { payload }: PayloadAction<Appointment>) {
      state.booked = payload;
      state.kept = null;
      state.isCodeSent = false;
    },
    appointmentFound(state, { payload }: PayloadAction<ManagedAppointment>) {
      state.managed = payload;
      state.before = null;
      state.hasEnded = false;
    },
    appointmentCancelled(state, { payload }: PayloadAction<Appointment>) {
      show(state, payload);
    },
    appointmentChanged(state, { payload }: PayloadAction<Appointment>) {
      show(state, payload);
    },
    appointmentMoved(state, { payload }: PayloadAction<Appointment>) {
      state.before = state.managed?.visit ?? null;
      state.kept = null;
      show(state, payload);
    },
    /** The fifteen minutes ran out. */
    managingEnded(state) {
      state.managed = null;
      state.hasEnded = true;
    },
    areaLeft: () => initialState,
  },
  selectors: {
    selectGuest: (state) => state,
  },
});

export const {
  slotHeld,
  holdExtended,
  slotReleased,
  questionAnswered,
  codeSent,
  bookingEnded,
  appointmentBooked,
  appointmentFound,
  appointmentCancelled,
  appointmentMoved,
  appointmentChanged,
  managingEnded,
  areaLeft,
} = guestSlice.actions;
export const { selectGuest } = guestSlice.selectors;
