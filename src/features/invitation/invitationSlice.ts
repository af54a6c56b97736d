import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Appointment, Slot } from '../../../contract/appointments.ts';

/** Kept in memory until the server's list includes them. */
export type InvitationState = { invitationId: string | null; chosen: Slot | null; booked: Appointment | null };

const initialState: InvitationState = { invitationId: null, chosen: null, booked: null };

const chosenFor = (state: InvitationState, invitationId: string): InvitationState =>
  state.invitationId === invitationId ? state : { ...initialState, invitationId };

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    slotChosen: (state, { payload }: PayloadAction<{ invitationId: string; slot: Slot }>) => ({
      ...chosenFor(state, payload.invitationId),
      chosen: payload.slot,
    }),
    /** Null when the server returns no appointment. */
    appointmentBooked: (
      state,
      { payload }: PayloadAction<{ invitationId: string; appointment: Appointment | null }>,
    ) => ({ ...chosenFor(state, payload.invitationId), booked: payload.appointment }),
    /** Another invitation may be open by now. */
    invitationLeft: (state, { payload: invitationId }: PayloadAction<string>) =>
      state.invitationId === invitationId ? initialState : state,
  },
  selectors: {
    selectInvitation: (state) => state,
  },
});

export const { slotChosen, appointmentBooked, invitationLeft } = invitationSlice.actions;
export const { selectInvitation } = invitationSlice.selectors;
