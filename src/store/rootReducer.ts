import { combineSlices, type Reducer } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { sessionEnded, sessionStarted } from '../api/signals';
import type { TransportState } from '../api/transport';
import { appointmentsSlice } from '../features/appointments/appointmentsSlice';
import { configSlice } from '../features/config/configSlice';
import { dependentsSlice } from '../features/dependents/dependentsSlice';
import { displayPersistence, displaySlice } from '../features/display/displaySlice';
import { localePersistence, localeSlice } from '../features/locale/localeSlice';
import { mailboxPersistence, mailboxSlice } from '../features/mailbox/mailboxSlice';
import { sessionPersistence, sessionSlice } from '../features/session/sessionSlice';
import { navSlice } from '../features/trace/navSlice';
import { persisted } from './persistence';

/**
 * Empties a slice when a session ends, and before one begins. It stands inside persistence: a slice dropped from
 * outside loses its persistence record, and the stored user would stay behind.
 */
const privately =
  <S>(reducer: Reducer<S>): Reducer<S> =>
  (state, action) => {
    const isNew = sessionStarted.match(action) && action.payload.hasJoined === undefined;
    return reducer(isNew || sessionEnded.match(action) ? undefined : state, action);
  };

/** Survives the session: the network's settings, the language (spec §4), and how this device shows the portal. */
const kept = () => ({
  config: configSlice.reducer,
  display: persisted('display', displayPersistence, displaySlice.reducer),
  locale: persisted('locale', localePersistence, localeSlice.reducer),
});

const emptied = () => ({
  appointments: privately(appointmentsSlice.reducer),
  dependents: privately(dependentsSlice.reducer),
  mailbox: persisted('mailbox', mailboxPersistence, privately(mailboxSlice.reducer)),
  session: persisted('session', sessionPersistence, privately(sessionSlice.reducer)),
});

/** The reducer of one store. Persistence remembers what it wrote, so each store needs its own. */
export const makeRootReducer = () => combineSlices(kept(), emptied(), api, navSlice);

/** Proof for the compiler that the store gives the transport what it reads. */
type Serving<S extends TransportState> = S;

export type RootState = Serving<ReturnType<ReturnType<typeof makeRootReducer>>>;
