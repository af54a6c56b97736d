import { combineReducers } from '@reduxjs/toolkit';

import { api } from '../api/api';
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
import { turnsSlice } from '../features/session/turnsSlice';
import { navSlice } from '../features/trace/navSlice';
import { persisted } from './persistence';
import { privateByDefault } from './privateByDefault';

/** The others reset when a session ends. */
export const keptSlices = {
  api: 'Its own action empties it a moment later, once the refused call has answered (sessionListeners.ts).',
  config: 'The settings of the network, about nobody.',
  display: 'How this device shows the portal: a choice of the device (product §3).',
  locale: 'The language of this device (spec §4).',
  nav: 'The pattern of the open route, about nobody.',
  turns: 'How many sessions began and ended: tells which answers come too late, and is about nobody.',
} as const;

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
    turns: turnsSlice.reducer,
  },
  keptSlices,
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
