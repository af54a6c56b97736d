import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { PatientId } from '../../../contract/dependents.ts';
import { dependentChosen, selfChosen } from '../../api/signals';

/** A catalogue code; `ownWords` only for `other`. */
export type AppointmentReason = { code: string; ownWords: string };

type LostRace = { slot: Slot; nearby: Slot[] };

export type Move = { before: Appointment; slot: Slot; after: Appointment | null };

/** Kept apart from `reservation`, which another back end may not return. */
type Booked = { slot: Slot; personId: PatientId | null };

/**
 * In memory only: a reason is never stored (product §2, §3). `movingId` is null for a new appointment, `personId` for
 * the user. Choices never carry over between appointments or persons.
 */
export type AppointmentsState = {
  personId: PatientId | null;
  reason: AppointmentReason;
  profId: string | null;
  movingId: string | null;
  slot: Slot | null;
  isUnheld: boolean;
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
  isUnheld: false,
  lostRace: null,
  reservation: null,
  booked: null,
  move: null,
};

type For<T> = T & Pick<AppointmentsState, 'movingId'>;

/** The reason stays: it belongs to the person. */
const chosenFor = (state: AppointmentsState, movingId: string | null): AppointmentsState =>
  state.movingId === movingId ? state : { ...initialState, personId: state.personId, reason: state.reason, movingId };

/** Results stay: their page may still be on screen. */
const chosenBy = (state: AppointmentsState, personId: PatientId | null): AppointmentsState => {
  const { reservation, booked, move } = state;
  return state.personId === personId ? state : { ...initialState, personId, reservation, booked, move };
};

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
      move: null,
    }),
    slotChosen: (
      state,
      { payload: { slot, movingId, isUnheld = false } }: PayloadAction<For<{ slot: Slot; isUnheld?: boolean }>>,
    ) => ({
      ...chosenFor(state, movingId),
      slot,
      isUnheld,
      lostRace: null,
    }),
    // `slot` stays after a lost race, booking or move, until the next page renders.
    raceLost(state, { payload }: PayloadAction<LostRace>) {
      state.lostRace = payload;
    },
    appointmentBooked: (
      { personId },
      { payload: { reservation, ...booked } }: PayloadAction<Booked & Pick<AppointmentsState, 'reservation'>>,
    ) => ({ ...initialState, personId, slot: booked.slot, reservation, booked }),
    /** Areas without an account have no logout: leaving them clears the choices. */
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
    selectChoices: (state) => state,
    selectReason: ({ reason }) => reason,
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
