import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { PatientId } from '../../../contract/dependents.ts';
import { dependentChosen, selfChosen } from '../../api/signals';

/** Why a person comes: a code of the catalogue, and their own words when the code is `other`. */
export type AppointmentReason = { code: string; ownWords: string };

/** A place that someone else took first, and what is free near it. */
type LostRace = { slot: Slot; nearby: Slot[] };

/** A visit as it was, and as it is since it was moved; nothing when another back end does not say it. */
export type Move = { before: Appointment; slot: Slot; after: Appointment | null };

/** A place that was booked last, and for whom: another back end may not describe the reservation. */
type Booked = { slot: Slot; personId: PatientId | null };

/**
 * What the person chose on the way to a visit. In memory only: a reason for a visit is never stored (product §2, §3).
 * `place` is the place that was tapped; `reservation` the answer of reserving, kept as the specification says (spec §3).
 * `movingId` is the visit that the choices would move, null for a new one: what was chosen for one never serves the other.
 * `personId` is the person they are for, null for the user: what was chosen for one never serves the other either.
 */
export type AppointmentsState = {
  personId: PatientId | null;
  reason: AppointmentReason;
  profId: string | null;
  movingId: string | null;
  slot: Slot | null;
  lostRace: LostRace | null;
  reservation: Appointment | null;
  booked: Booked | null;
  move: Move | null;
};

const initialState: AppointmentsState = {
  personId: null,
  reason: { code: '', ownWords: '' },
  profId: null,
  movingId: null,
  slot: null,
  lostRace: null,
  reservation: null,
  booked: null,
  move: null,
};

/** A choice, and the visit that it is to move. */
type For<T> = T & Pick<AppointmentsState, 'movingId'>;

/** What was chosen for another visit is dropped; the reason stays, since it belongs to the person. */
const chosenFor = (state: AppointmentsState, movingId: string | null): AppointmentsState =>
  state.movingId === movingId ? state : { ...initialState, personId: state.personId, reason: state.reason, movingId };

/** What was chosen for another person is dropped. What is done stays: its page may still be on screen, and says whose it is. */
const chosenBy = (state: AppointmentsState, personId: PatientId | null): AppointmentsState => {
  const { reservation, booked, move } = state;
  return state.personId === personId ? state : { ...initialState, personId, reservation, booked, move };
};

/** The choices of a booking under way; the criteria that say nothing about a person live in the address instead. */
export const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {
    reasonChosen: (state, { payload: reason }: PayloadAction<AppointmentReason>) => ({
      ...chosenFor(state, null),
      reason,
    }),
    professionalChosen: (state, { payload: { profId, movingId } }: PayloadAction<For<{ profId: string | null }>>) => ({
      ...chosenFor(state, movingId),
      profId,
    }),
    slotChosen: (state, { payload: { slot, movingId } }: PayloadAction<For<{ slot: Slot }>>) => ({
      ...chosenFor(state, movingId),
      slot,
      lostRace: null,
    }),
    // The place stays in these three: the page to check shows it until the next page comes.
    raceLost(state, { payload }: PayloadAction<LostRace>) {
      state.lostRace = payload;
    },
    /** No reservation when another back end does not describe it. */
    appointmentBooked: (
      { personId },
      { payload: { reservation, ...booked } }: PayloadAction<Booked & Pick<AppointmentsState, 'reservation'>>,
    ) => ({ ...initialState, personId, slot: booked.slot, reservation, booked }),
    /** Nobody is signed in who could end a session: whoever leaves an area without an account leaves nothing behind. */
    choicesForgotten: ({ personId }) => ({ ...initialState, personId }),
    appointmentMoved: ({ personId }, { payload: move }: PayloadAction<Move>) => ({
      ...initialState,
      personId,
      movingId: move.before.reservationId,
      slot: move.slot,
      move,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(dependentChosen, (state, { payload }) => chosenBy(state, payload))
      .addCase(selfChosen, (state) => chosenBy(state, null));
  },
  selectors: {
    /** All of them; useChosen tells those that serve the visit at hand. */
    selectChoices: (state) => state,
    selectReason: ({ reason }) => reason,
    /** What `raisonVisite` carries: the code, or the person's own words; empty when nothing was chosen. */
    selectRaisonVisite: ({ reason: { code, ownWords } }) => (code === 'other' && ownWords !== '' ? ownWords : code),
    selectLostRace: ({ lostRace }) => lostRace,
    selectAppointment: ({ reservation }) => reservation,
    selectBooked: ({ booked }) => booked,
    selectMove: ({ move }) => move,
  },
});

export const {
  reasonChosen,
  professionalChosen,
  slotChosen,
  raceLost,
  appointmentBooked,
  choicesForgotten,
  appointmentMoved,
} = appointmentsSlice.actions;
export const {
  selectChoices,
  selectReason,
  selectRaisonVisite,
  selectLostRace,
  selectAppointment,
  selectBooked,
  selectMove,
} = appointmentsSlice.selectors;
