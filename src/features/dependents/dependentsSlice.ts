import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { canActFor } from '../../../contract/access.ts';
import type { Dependent, PatientId } from '../../../contract/dependents.ts';
import { answered } from '../../api/answered';

/**
 * `currentId` is the person the user acts for; null is the user. In memory only (spec §3). `lostId` is the person they acted for when
 * the access was lost elsewhere, until they choose anew.
 * `isReadOnly`: the back end turned out to know the list alone (product §8).
 */
export type DependentsState = { currentId: PatientId | null; lostId: PatientId | null; isReadOnly: boolean };

const initialState: DependentsState = { currentId: null, lostId: null, isReadOnly: false };

/** Whom the user acts for. */
export const dependentsSlice = createSlice({
  name: 'dependents',
  initialState,
  reducers: {
    dependentChosen(state, { payload }: PayloadAction<PatientId>) {
      state.currentId = payload;
      state.lostId = null;
    },
    selfChosen(state) {
      state.currentId = null;
      state.lostId = null;
    },
    changesFoundAbsent(state) { state.isReadOnly = true; },
  },
  extraReducers: (builder) => {
    // Access can be withdrawn while the portal is open: stop acting for that person at once.
    builder.addMatcher(answered<Dependent[]>('listDependents'), (state, { payload }) => {
      if (state.currentId === null) return;
      const isAllowed = payload.some((person) => person.patientId === state.currentId && canActFor(person));
      if (isAllowed) return;
      state.lostId = state.currentId;
      state.currentId = null;
    });
  },
  selectors: { selectCurrentDependentId: (state) => state.currentId, selectLostId: (state) => state.lostId, selectIsReadOnly: (state) => state.isReadOnly },
});

export const { changesFoundAbsent, dependentChosen, selfChosen } = dependentsSlice.actions;
export const { selectCurrentDependentId, selectIsReadOnly, selectLostId } = dependentsSlice.selectors;
