import type { DataRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';

import { mailboxPersistence } from '../features/mailbox/mailboxSlice';
import { sessionPersistence } from '../features/session/sessionSlice';
import type { FlashState } from '../lib/flash';
import type { Ports, TabNews } from '../lib/ports';
import { changedByHand, removeFields } from '../store/plainStorage';

/** What the ports reach, filled in as the portal starts: they are made first, because the store asks for them. */
export type Started = { router?: DataRouter; persistor?: Persistor; tabs?: { tell: (news: TabNews) => void } };

/** The world outside the store, as its listeners may use it. */
export const makePorts = (started: Started): Ports => ({
  goTo: (path, flash) => {
    // In place of the page that is no longer of use: Back from login must not log out once more.
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
