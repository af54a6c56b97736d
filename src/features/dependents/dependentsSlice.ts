import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { canActFor } from '../../../contract/access.ts';
import type { PatientId } from '../../../contract/dependents.ts';
import { dependentsApi } from '../../api/dependentsApi';

/** `currentId` is the person the user acts for; null is the user. In memory only (spec §3). */
export type DependentsState = { currentId: PatientId | null };

const initialState: DependentsState = { currentId: null };

/** Whom the user acts for. */
export const dependentsSlice = createSlice({
  name: 'dependents',
  initialState,
  reducers: {
    dependentChosen(state, { payload }: PayloadAction<PatientId>) { state.currentId = payload; },
    selfChosen(state) { state.currentId = null; },
  },
  extraReducers: (builder) => {
    // Access can be withdrawn while the portal is open: stop acting for that person at once.
    builder.addMatcher(dependentsApi.endpoints.listDependents.matchFulfilled, (state, { payload }) => {
      const isAllowed = payload.some((person) => person.patientId === state.currentId && canActFor(person));
      if (!isAllowed) state.currentId = null;
    });
  },
  selectors: { selectCurrentDependentId: (state) => state.currentId },
});

export const { dependentChosen, selfChosen } = dependentsSlice.actions;
export const { selectCurrentDependentId } = dependentsSlice.selectors;
