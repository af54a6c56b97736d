import type { DataRouter, RouteObject } from 'react-router-dom';

import { mailboxApi } from '../api/mailboxApi';
import { configLoaded } from '../features/config/configSlice';
import { languageChanged, selectLanguage } from '../features/locale/localeSlice';
import { startI18n } from '../i18n/startI18n';
import { languageOfBrowser } from '../lib/language';
import { makeStore, type AppStore } from '../store/makeStore';
import { rehydrate } from '../store/rehydrate';
import { loadConfig } from './loadConfig';
import { makePorts, type Started } from './makePorts';
import { makeRoutes } from './routes';
import { openTabs } from './tabs';

/** Comes only where the network counts visits at all. A portal that cannot load it counts none. */
const startPageViews = async (store: AppStore, router: DataRouter): Promise<void> => {
  const loaded = await import('./pageViews/startPageViews').catch(() => null);
  loaded?.startPageViews(store, router);
};

/**
 * Starts the portal, step by step, and answers what `Portal` renders. The router comes last, so that the guard never
 * sees a store that has not remembered yet. Tests hand in a router of their own kind, and `close` what they opened.
 * @throws when the settings or the messages cannot be read.
 */
export const bootstrap = async (makeRouter: (routes: RouteObject[]) => DataRouter) => {
  const started: Started = {};
  const store = makeStore(makePorts(started));
  store.dispatch(languageChanged(languageOfBrowser(navigator.language))); // unless one was stored
  started.persistor = await rehydrate(store);

  const tabs = openTabs(store);
  started.tabs = tabs;
  const lang = selectLanguage(store.getState());
  const [config, words, hasJoined] = await Promise.all([loadConfig(), startI18n(lang), tabs.join()]).catch((failure: unknown) => {
    tabs.close();
    throw failure;
  });
  store.dispatch(configLoaded(config));
  // The counter of a tab that joins a session is blank; nobody waits for it.
  if (hasJoined) void store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { subscribe: false }));

  const router = makeRouter(makeRoutes(store, words));
  started.router = router;
  if (config.analytics.adapter !== 'none') void startPageViews(store, router);
  return { store, words, router, close: tabs.close };
};
