import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api';
import type { StartListening } from '../api/listening';
import { navSlice } from '../features/trace/navSlice';
import { hearHappenings } from '../lib/happenings';
import type { Ports } from '../lib/ports';
import { traceIsReadBy } from '../lib/trace';
import { startListeners } from './listeners';
import { makeRecorder } from './recorder';

/** What happens on screen stands among the actions; going on- and offline is heard here. */
const watchScreen = (dispatch: (action: UnknownAction) => unknown): void => {
  hearHappenings(dispatch);
  const say = () => {
    dispatch({ type: 'net/changed', payload: { isOnline: navigator.onLine } });
  };
  window.addEventListener('online', say);
  window.addEventListener('offline', say);
};

/**
 * What speaks with the server, what reacts to its answers, and what remembers them for a report of a problem: the cache of answers and
 * its middleware, the listeners of features, the recorder.
 */
export const makeConnection = (ports: Ports) => {
  const listeners = createListenerMiddleware({ extra: ports });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: each feature listens with the narrow state it may know, which the store's state contains
  startListeners(listeners.startListening as unknown as StartListening);
  const recorder = makeRecorder();
  traceIsReadBy(recorder.read);
  return {
    answers: api,
    pages: navSlice,
    middleware: [listeners.middleware, api.middleware, recorder.middleware],
    watchScreen,
  };
};
