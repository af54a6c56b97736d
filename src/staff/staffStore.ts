import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { dropDraftsBut } from '../lib/drafts';
import { forgetMemories } from '../lib/forgetOnSessionEnd';
import { privateByDefault } from '../lib/privateByDefault';
import { ended, opened, selectMember, sessionReducer, type WithSession } from './sessionSlice';
import { staffApi } from './staffApi';

const reducers = { session: sessionReducer, [staffApi.reducerPath]: staffApi.reducer };

/** The others reset when a session ends. The reasons stand in the test. */
export const keptStaffSlices = ['session', 'staffApi'] as const;

export const makeStaffReducer = <R extends typeof reducers>(slices: R) =>
  combineReducers(privateByDefault(slices, keptStaffSlices, ended.match));

export const makeStaffStore = () => {
  const listeners = createListenerMiddleware<WithSession>();
  listeners.startListening({
    actionCreator: opened,
    effect: ({ payload: { staffId } }, { dispatch, getOriginalState }) => {
      dropDraftsBut(staffId);
      const before = selectMember(getOriginalState())?.staffId ?? staffId;
      if (before === staffId) return;
      // Signed in from another tab.
      forgetMemories({ by: 'elsewhere', user: before });
      dispatch(staffApi.util.resetApiState());
    },
  });
  listeners.startListening({
    actionCreator: ended,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const user = selectMember(getOriginalState())?.staffId ?? null;
      forgetMemories({ by: payload === 'signedOut' ? 'loggedOut' : 'rejected', user });
      dispatch(staffApi.util.resetApiState());
    },
  });
  return configureStore({
    reducer: makeStaffReducer(reducers),
    devTools: false,
    middleware: (usual) => usual().concat(listeners.middleware, staffApi.middleware),
  });
};

export type StaffStore = ReturnType<typeof makeStaffStore>;

export const useStaffDispatch = useDispatch.withTypes<StaffStore['dispatch']>();
export const useStaffSelector = useSelector.withTypes<ReturnType<StaffStore['getState']>>();
