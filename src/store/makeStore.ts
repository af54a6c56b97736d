import { configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import type { Ports } from '../lib/ports';
import { makeLaterMiddleware } from './laterMiddleware';
import { makeRootReducer, type RootState } from './rootReducer';

/** redux-persist puts functions in these actions. */
const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/** The checks of development may take this long before they complain about themselves, in milliseconds. */
const warnAfter = 500;

/** What speaks with the server is there; from now on the store holds its answers. */
const connected = createAction('store/connected');

/**
 * A new store. Redux DevTools stay off: their log would hold a patient's records (architecture: DevTools). What speaks with the
 * server comes with `connect`, once: the login screen shows and checks its fields without, and every other page waits for it.
 */
export const makeStore = (ports: Ports) => {
  const rootReducer = makeRootReducer();
  const later = makeLaterMiddleware();
  const store = configureStore({
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: `api` is there once connected, and whoever reads it waits for that
    reducer: rootReducer as Reducer<RootState>,
    devTools: false,
    middleware: (usual) =>
      usual({ immutableCheck: { warnAfter }, serializableCheck: { ignoredActions: persistActions, warnAfter } }).concat(
        later.middleware,
      ),
  });

  let connecting: Promise<void> | undefined;
  const bring = async (): Promise<void> => {
    const { makeConnection } = await import(/* webpackChunkName: "signIn" */ './connection');
    const { answers, pages, middleware, watchScreen } = makeConnection(ports);
    rootReducer.inject(answers).inject(pages);
    later.fill(middleware);
    watchScreen(store.dispatch);
    store.dispatch(connected());
  };
  /** @throws when it cannot be had; the next call tries again. */
  const connect = (): Promise<void> => {
    connecting ??= bring().catch((failure: unknown) => {
      connecting = undefined;
      throw failure;
    });
    return connecting;
  };
  return Object.assign(store, { connect });
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
