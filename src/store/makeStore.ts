import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import { api } from '../api/api';
import type { StartListening } from '../api/listening';
import type { Ports } from '../lib/ports';
import { startListeners } from './listeners';
import { makeRootReducer } from './rootReducer';

/** redux-persist puts functions in these actions. */
const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** The checks of development may take this long before they complain about themselves, in milliseconds. */
const warnAfter = 500;

/** A new store. Redux DevTools stay off: their log would hold a patient's records (architecture: DevTools). */
export const makeStore = (ports: Ports) => {
  const listeners = createListenerMiddleware({ extra: ports });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: each feature listens with the narrow state it may know, which the store's state contains
  startListeners(listeners.startListening as unknown as StartListening);
  return configureStore({
    reducer: makeRootReducer(),
    devTools: false,
    middleware: (usual) =>
      usual({ immutableCheck: { warnAfter }, serializableCheck: { ignoredActions: persistActions, warnAfter } }).prepend(listeners.middleware).concat(api.middleware),
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
