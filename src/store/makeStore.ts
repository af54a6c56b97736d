import {
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import { api } from '../api/api';
import type { TransportState } from '../api/transport';
import type { Ports } from '../lib/ports';
import { traceIsReadBy } from '../lib/trace';
import { startListeners } from './listeners';
import { makeRecorder } from './recorder';
import { makeRootReducer } from './rootReducer';

const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const warnAfter = 500;

/** @param devTools off by default */
export const makeStore = (ports: Ports, devTools: DevToolsEnhancerOptions | false = false) => {
  const listeners = createListenerMiddleware<
    TransportState,
    ThunkDispatch<TransportState, unknown, UnknownAction>,
    Ports
  >({ extra: ports });
  startListeners(listeners.startListening);
  const recorder = makeRecorder();
  traceIsReadBy(recorder.read);
  return configureStore({
    reducer: makeRootReducer(),
    devTools,
    middleware: (usual) =>
      usual({ immutableCheck: { warnAfter }, serializableCheck: { ignoredActions: persistActions, warnAfter } }).concat(
        listeners.middleware,
        api.middleware,
        recorder.middleware,
      ),
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
