import type { DataRouter, RouteObject } from 'react-router-dom';

import { fetchUnread } from '../api/mailboxApi';
import { configLoaded } from '../features/config/configSlice';
import { languageChanged, selectLanguage } from '../features/locale/localeSlice';
import { startI18n } from '../i18n/startI18n';
import { hearHappenings } from '../lib/happenings';
import { languageOfBrowser } from '../lib/language';
import { makeStore, type AppStore } from '../store/makeStore';
import { rehydrate } from '../store/rehydrate';
import { devToolsAllowed } from './devToolsAllowed';
import { followInvitationToken } from './followHubToken';
import { followNetwork } from './followNetwork';
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

/**
 * Starts the portal, step by step, and answers what `Portal` renders. The router comes last, so that the guard never
 * sees a store that has not remembered yet. Tests hand in a router of their own kind, and `close` what they opened.
 * @throws when the settings or the messages cannot be read.
 */
export const bootstrap = async (makeRouter: (routes: RouteObject[]) => DataRouter) => {
  const started: Started = {};
  const settings = loadConfig();
  settings.catch(() => undefined); // awaited below
  const store = makeStore(makePorts(started), await devToolsAllowed(settings));
  store.dispatch(languageChanged(languageOfBrowser(navigator.language))); // unless one was stored
  started.persistor = await rehydrate(store);

  hearHappenings(store.dispatch);
  const stopWatching = followNetwork();
  const tabs = openTabs(store);
  const stopFollowing = followInvitationToken(store);
  started.tabs = tabs;
  const close = () => {
    tabs.close();
    stopFollowing();
    stopWatching();
  };
  const lang = selectLanguage(store.getState());
  const [config, i18n, hasJoined] = await Promise.all([settings, startI18n(lang), tabs.join()]).catch(
    (failure: unknown) => {
      close();
      throw failure;
    },
  );
  store.dispatch(configLoaded(config));
  if (hasJoined) void fetchUnread(store.dispatch); // its counter is blank, and nobody waits for it

  const router = makeRouter(makeRoutes(store, i18n));
  started.router = router;
  followPages(router);
  if (config.analytics.adapter !== 'none') void startPageViews(store, router);
  return { store, i18n, router, close };
};
