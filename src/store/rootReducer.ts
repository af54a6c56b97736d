import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { sessionEnded, sessionStarted } from '../api/signals';
import type { TransportState } from '../api/transport';
import { appointmentsSlice } from '../scheduling/channel/appointmentsSlice';
import { guestSlice } from '../features/guest/guestSlice';
import { invitationSlice } from '../features/invitation/invitationSlice';
import { mailedLinkSlice } from '../features/appointments/mailedLinkSlice';
import { capabilitiesSlice } from '../features/config/capabilitiesSlice';
import { configSlice } from '../features/config/configSlice';
import { dependentsSlice } from '../features/dependents/dependentsSlice';
import { displayPersistence, displaySlice } from '../features/display/displaySlice';
import { localePersistence, localeSlice } from '../features/locale/localeSlice';
import { mailboxPersistence, mailboxSlice } from '../features/mailbox/mailboxSlice';
import { sessionPersistence, sessionSlice } from '../features/session/sessionSlice';
import { navSlice } from '../features/trace/navSlice';
import { privateByDefault } from '../lib/privateByDefault';
import { persisted } from './persistence';

/** A joining tab had no session before. */
export const isSessionChange = (action: UnknownAction): boolean =>
  sessionEnded.match(action) || (sessionStarted.match(action) && action.payload.hasJoined === undefined);

/** The others reset when a session ends. The reasons stand in the test. */
export const keptSlices = ['api', 'config', 'display', 'locale', 'nav'] as const;

const slices = privateByDefault(
  {
    api: api.reducer,
    appointments: appointmentsSlice.reducer,
    capabilities: capabilitiesSlice.reducer,
    config: configSlice.reducer,
    dependents: dependentsSlice.reducer,
    display: displaySlice.reducer,
    guest: guestSlice.reducer,
    invitation: invitationSlice.reducer,
    locale: localeSlice.reducer,
    mailedLink: mailedLinkSlice.reducer,
    mailbox: mailboxSlice.reducer,
    nav: navSlice.reducer,
    session: sessionSlice.reducer,
  },
  keptSlices,
  isSessionChange,
);

/** One per store: persistence remembers what it wrote. */
export const makeRootReducer = () =>
  combineReducers({
    ...slices,
    display: persisted('display', displayPersistence, slices.display),
    locale: persisted('locale', localePersistence, slices.locale),
    mailbox: persisted('mailbox', mailboxPersistence, slices.mailbox),
    session: persisted('session', sessionPersistence, slices.session),
  });

/** The store has the transport's state. */
type Serving<S extends TransportState> = S;

export type RootState = Serving<ReturnType<ReturnType<typeof makeRootReducer>>>;
