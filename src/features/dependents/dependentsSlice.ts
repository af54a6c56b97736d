import { createSlice, isFulfilled, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

import { canActFor } from '../../../contract/access.ts';
import type { Dependent, PatientId } from '../../../contract/dependents.ts';
import type { EndpointName } from '../../api/endpoints';
import { dependentChosen, selfChosen } from '../../api/signals';
import { fieldsOf } from '../../lib/isRecord';

/**
 * `currentId` is the person acted for (null: the user), in memory only (spec §3). `lostId`: access to this person was
 * lost. `isReadOnly`: the back end offers only the list (product §8).
 */
export type DependentsState = { currentId: PatientId | null; lostId: PatientId | null; isReadOnly: boolean };

const initialState: DependentsState = { currentId: null, lostId: null, isReadOnly: false };

const listing = 'listDependents' satisfies EndpointName;

/** Known by its name: the call itself comes with the pages that make it. */
const isListed = (action: UnknownAction): action is PayloadAction<Dependent[]> =>
  isFulfilled(action) && fieldsOf(fieldsOf(action.meta)['arg'])['endpointName'] === listing;

export const dependentsSlice = createSlice({
  name: 'dependents',
  initialState,
  reducers: {
    changesFoundAbsent(state) {
      state.isReadOnly = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dependentChosen, (state, { payload }) => {
        state.currentId = payload;
        state.lostId = null;
      })
      .addCase(selfChosen, (state) => {
        state.currentId = null;
        state.lostId = null;
      });
    // Access can be withdrawn at any time.
    builder.addMatcher(isListed, (state, { payload }) => {
      if (state.currentId === null) return;
      const isAllowed = payload.some((person) => person.patientId === state.currentId && canActFor(person));
      if (isAllowed) return;
      state.lostId = state.currentId;
      state.currentId = null;
    });
  },
  selectors: {
    selectCurrentDependentId: (state) => state.currentId,
    selectLostId: (state) => state.lostId,
    selectIsReadOnly: (state) => state.isReadOnly,
  },
});

export const { changesFoundAbsent } = dependentsSlice.actions;
export const { selectCurrentDependentId, selectIsReadOnly, selectLostId } = dependentsSlice.selectors;
