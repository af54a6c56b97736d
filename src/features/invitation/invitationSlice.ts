import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Appointment, Slot } from '../../../contract/appointments.ts';

/** What an invited person chose and booked, until the server's list says it too. In memory only, for one invitation at a time. */
export type InvitationState = { invitationId: string | null; chosen: Slot | null; booked: Appointment | null };

const initialState: InvitationState = { invitationId: null, chosen: null, booked: null };

/** What was chosen for another invitation is dropped. */
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
    /** No appointment when the server does not describe it. */
    appointmentBooked: (
      state,
      { payload }: PayloadAction<{ invitationId: string; appointment: Appointment | null }>,
    ) => ({ ...chosenFor(state, payload.invitationId), booked: payload.appointment }),
    /** Another one may be open already. */
    invitationLeft: (state, { payload: invitationId }: PayloadAction<string>) =>
      state.invitationId === invitationId ? initialState : state,
  },
  selectors: {
    selectInvitation: (state) => state,
  },
});

export const { slotChosen, appointmentBooked, invitationLeft } = invitationSlice.actions;
export const { selectInvitation } = invitationSlice.selectors;
