import type { DataRouter, RouteObject } from 'react-router-dom';

import { configLoaded } from '../features/config/configSlice';
import { languageChanged, selectLanguage } from '../features/locale/localeSlice';
import { startI18n } from '../i18n/startI18n';
import { languageOfBrowser } from '../lib/language';
import { makeStore, type AppStore } from '../store/makeStore';
import { rehydrate } from '../store/rehydrate';
import { followHubToken } from './followHubToken';
import { followPages } from './followPages';
import { loadConfig } from './loadConfig';
import { makePorts, type Started } from './makePorts';
import { makeRoutes } from './routes';
import { openTabs } from './tabs';

/** Comes only where the network counts visits at all. A portal that cannot load it counts none. */
const startPageViews = async (store: AppStore, router: DataRouter): Promise<void> => {
  const loaded = await import('./pageViews/startPageViews').catch(() => null);
  loaded?.startPageViews(store, router);
};

/** The counter of a tab that joins a session is blank, and nobody waits for it. */
const countUnread = async (store: AppStore): Promise<void> => {
  const [{ countUnread: ask }] = await Promise.all([
    import(/* webpackChunkName: "signIn" */ '../features/session/signingIn'),
    store.connect(),
  ]);
  await ask(store.dispatch);
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
  const stopFollowing = followHubToken(store);
  started.tabs = tabs;
  const lang = selectLanguage(store.getState());
  const [config, words, hasJoined] = await Promise.all([loadConfig(), startI18n(lang), tabs.join()]).catch(
    (failure: unknown) => {
      tabs.close();
      stopFollowing();
      throw failure;
    },
  );
  store.dispatch(configLoaded(config));
  if (hasJoined) void countUnread(store);

  const router = makeRouter(makeRoutes(store, words));
  started.router = router;
  followPages(router);
  if (config.analytics.adapter !== 'none') void startPageViews(store, router);
  const close = () => {
    tabs.close();
    stopFollowing();
  };
  return { store, words, router, close };
};
