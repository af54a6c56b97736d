import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { dropDraftsBut } from '../lib/drafts';
import { forgetMemories } from '../lib/forgetOnSessionEnd';
import { ended, opened, selectMember, sessionReducer, type WithSession } from './sessionSlice';
import { staffApi } from './staffApi';

const whoIn = (state: WithSession): string | null => selectMember(state)?.staffId ?? null;

const makeListeners = () => {
  const listeners = createListenerMiddleware<WithSession>();
  listeners.startListening({
    actionCreator: opened,
    effect: ({ payload: { staffId } }, { dispatch, getOriginalState }) => {
      dropDraftsBut(staffId);
      const before = whoIn(getOriginalState());
      if (before === null || before === staffId) return;
      // Another person signed in from another tab.
      forgetMemories({ by: 'elsewhere', user: before });
      dispatch(staffApi.util.resetApiState());
    },
  });
  listeners.startListening({
    actionCreator: ended,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      forgetMemories({ by: payload === 'signedOut' ? 'loggedOut' : 'rejected', user: whoIn(getOriginalState()) });
      dispatch(staffApi.util.resetApiState());
    },
  });
  return listeners;
};

const warnAfter = 500;

/** Without DevTools: their log would name patients. */
export const makeStaffStore = () =>
  configureStore({
    reducer: combineReducers({ session: sessionReducer, [staffApi.reducerPath]: staffApi.reducer }),
    devTools: false,
    middleware: (usual) =>
      usual({ immutableCheck: { warnAfter }, serializableCheck: { warnAfter } }).concat(
        makeListeners().middleware,
        staffApi.middleware,
      ),
  });

export type StaffStore = ReturnType<typeof makeStaffStore>;

export const useStaffDispatch = useDispatch.withTypes<StaffStore['dispatch']>();
export const useStaffSelector = useSelector.withTypes<ReturnType<StaffStore['getState']>>();
