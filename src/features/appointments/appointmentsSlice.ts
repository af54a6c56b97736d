import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Reservation, Space } from '../../../contract/appointments.ts';

/** Why a person comes: a code of the catalogue, and their own words when the code is `other`. */
export type VisitReason = { code: string; ownWords: string };

/** A place that someone else took first, and what is free near it. */
type LostRace = { place: Space; nearby: Space[] };

/**
 * What the person chose on the way to a visit. In memory only: a reason for a visit is never stored (product §2, §3).
 * `place` is the place that was tapped; `reservation` the answer of reserving, kept as the specification says (spec §3).
 */
export type AppointmentsState = {
  reason: VisitReason;
  profId: string | null;
  place: Space | null;
  lostRace: LostRace | null;
  reservation: Reservation | null;
};

const initialState: AppointmentsState = {
  reason: { code: '', ownWords: '' }, profId: null, place: null, lostRace: null, reservation: null,
};

/** The choices of a booking under way; the criteria that say nothing about a person live in the address instead. */
export const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {
    reasonChosen(state, { payload }: PayloadAction<VisitReason>) { state.reason = payload; },
    professionalChosen(state, { payload }: PayloadAction<string | null>) { state.profId = payload; },
    placeChosen(state, { payload }: PayloadAction<Space>) {
      state.place = payload;
      state.lostRace = null;
    },
    raceLost(state, { payload }: PayloadAction<LostRace>) {
      state.place = null;
      state.lostRace = payload;
    },
    /** No reservation when another back end does not describe it. The place stays: the page to check shows it until the next one comes. */
    visitBooked: (_state, { payload: { place, reservation } }: PayloadAction<Pick<AppointmentsState, 'place' | 'reservation'>>) =>
      ({ ...initialState, place, reservation }),
  },
  selectors: {
    selectReason: ({ reason }) => reason,
    /** What `raisonVisite` carries: the code, or the person's own words; empty when nothing was chosen. */
    selectRaisonVisite: ({ reason: { code, ownWords } }) => (code === 'other' && ownWords !== '' ? ownWords : code),
    selectProfId: ({ profId }) => profId,
    selectPlace: ({ place }) => place,
    selectLostRace: ({ lostRace }) => lostRace,
    selectReservation: ({ reservation }) => reservation,
  },
});

export const { reasonChosen, professionalChosen, placeChosen, raceLost, visitBooked } = appointmentsSlice.actions;
export const { selectReason, selectRaisonVisite, selectProfId, selectPlace, selectLostRace, selectReservation } = appointmentsSlice.selectors;
