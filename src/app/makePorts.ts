import type { DataRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';

import { mailboxPersistence } from '../features/mailbox/mailboxSlice';
import { sessionPersistence } from '../features/session/sessionSlice';
import type { FlashState } from '../lib/flash';
import type { Ports, TabNews } from '../lib/ports';
import { changedByHand, removeFields } from '../store/plainStorage';

/** Filled in later: the store needs the ports first. */
export type Started = { router?: DataRouter; persistor?: Persistor; tabs?: { tell: (news: TabNews) => void } };

export const makePorts = (started: Started): Ports => ({
  goTo: (path, flash) => {
    // Replace, so that Back from login does not log out again.
    void started.router?.navigate(path, { replace: true, state: flash ? ({ flash } satisfies FlashState) : null });
  },
  here: () => {
    const { pathname = '/', search = '' } = started.router?.state.location ?? {};
    return pathname + search;
  },
  tokenByHand: () => changedByHand('local', 'authToken'),
  flush: async () => {
    await started.persistor?.flush();
  },
  emptyStorage: () => {
    removeFields({ ...mailboxPersistence, ...sessionPersistence });
  },
  tellTabs: (news) => {
    started.tabs?.tell(news);
  },
});
