import type { DataRouter, RouteObject } from 'react-router-dom';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { fetchUnread } from '../api/mailboxApi';
import { sessionEnded, sessionStarted } from '../api/signals';
import { configLoaded } from '../features/config/configSlice';
import type { PortalConfig } from '../features/config/parseConfig';
import { languageChanged, selectLanguage } from '../features/locale/localeSlice';
import { selectUser } from '../features/session/sessionSlice';
import { startI18n } from '../i18n/startI18n';
import { hearHappenings, happened } from '../lib/happenings';
import { isRecord } from '../lib/isRecord';
import { languageOfBrowser } from '../lib/language';
import { portalFolder } from '../lib/portalFolder';
import type { TabNews } from '../lib/ports';
import { makeStore, type AppStore } from '../store/makeStore';
import { rehydrate } from '../store/rehydrate';
import { followInvitationToken } from './followInvitationToken';
import { followPages } from './followPages';
import { keepTrace } from './keepTrace';
import { loadConfig } from './loadConfig';
import { makePorts, type Started } from './makePorts';
import { recoverReads } from './recoverReads';
import { makeRoutes } from './routes';

const followNetwork = (): (() => void) => {
  const say = () => {
    happened({ type: 'net/changed', payload: { isOnline: navigator.onLine } });
  };
  window.addEventListener('online', say);
  window.addEventListener('offline', say);
  return () => {
    window.removeEventListener('online', say);
    window.removeEventListener('offline', say);
  };
};

const hasExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/** In development and with `supportTools`, never in a patient's portal. */
const devToolsAllowed = async (config: Promise<PortalConfig>): Promise<DevToolsEnhancerOptions | false> => {
  if (!hasExtension()) return false;
  const isAllowed = process.env.NODE_ENV === 'development' || (await config).supportTools;
  return isAllowed && (await import('./devTools')).devToolsOptions();
};

/** Milliseconds to wait for other tabs (product §8). */
const tabReplyTimeoutMs = 100;

/** Only the login id travels, within this browser. */
type Message = TabNews | { kind: 'whoIsThere' } | { kind: 'here'; user: string };

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Clears a tab whose session ends, or whose user changes, elsewhere. */
const openTabs = (store: AppStore) => {
  const channel = new BroadcastChannel(`portal-session ${portalFolder()}`);
  const say = (message: Message) => {
    channel.postMessage(message);
  };
  const userHere = () => selectUser(store.getState());

  const hear = (kind: string | undefined, user: string | undefined) => {
    const mine = userHere();
    if (mine === null) {
      if (kind === 'here' && user !== undefined) store.dispatch(sessionStarted({ user, hasJoined: true }));
    } else if (kind === 'whoIsThere') say({ kind: 'here', user: mine });
    // Another session's end may arrive after this one began.
    else if (kind === 'ended' ? user === undefined || user === mine : kind === 'started' && user !== mine)
      store.dispatch(sessionEnded('elsewhere'));
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data)) hear(textIn(data['kind']), textIn(data['user']));
  };

  return {
    tell: (news: TabNews) => {
      say(news);
    },
    /** Asks other tabs, never the server. */
    join: async (): Promise<boolean> => {
      if (userHere() !== null) return false;
      say({ kind: 'whoIsThere' });
      await new Promise<void>((resolve) => {
        const stop = store.subscribe(() => {
          if (userHere() !== null) resolve();
        });
        setTimeout(() => {
          stop();
          resolve();
        }, tabReplyTimeoutMs);
      });
      return userHere() !== null;
    },
    close: () => {
      channel.close();
    },
  };
};

const startPageViews = async (store: AppStore, router: DataRouter): Promise<void> => {
  const loaded = await import('./pageViews/startPageViews').catch(() => null);
  loaded?.startPageViews(store, router);
};

/**
 * The router comes last, so that the guard sees a restored store.
 * @throws when settings or messages cannot be read
 */
export const bootstrap = async (makeRouter: (routes: RouteObject[]) => DataRouter) => {
  const started: Started = {};
  const settings = loadConfig();
  settings.catch(() => undefined); // handled where it is awaited
  const store = makeStore(makePorts(started), await devToolsAllowed(settings));
  store.dispatch(languageChanged(languageOfBrowser(navigator.language)));
  started.persistor = await rehydrate(store);

  hearHappenings(store.dispatch);
  const stopWatching = followNetwork();
  const tabs = openTabs(store);
  const stopFollowing = followInvitationToken(store);
  const stopRecovering = recoverReads(store);
  started.tabs = tabs;
  let stopKeeping = (): void => undefined;
  const close = () => {
    stopKeeping();
    started.persistor?.pause();
    tabs.close();
    stopFollowing();
    stopRecovering();
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
  if (hasJoined) void fetchUnread(store.dispatch); // not awaited: its counter starts blank

  stopKeeping = keepTrace(store, (text) => i18n.exists(text));
  const router = makeRouter(makeRoutes(store, i18n));
  started.router = router;
  followPages(router);
  if (config.analytics.adapter !== 'none') void startPageViews(store, router);
  return { store, i18n, router, close };
};
