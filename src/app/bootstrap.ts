import type { DataRouter, RouteObject } from 'react-router-dom';

import { configLoaded } from '../features/config/configSlice';
import { languageChanged, selectLanguage } from '../features/locale/localeSlice';
import { startI18n } from '../i18n/startI18n';
import type { FlashState } from '../lib/flash';
import { languageOfBrowser } from '../lib/language';
import { makeStore } from '../store/makeStore';
import { rehydrate } from '../store/rehydrate';
import { closeDialogs } from '../ui/dialogs';
import { loadConfig } from './loadConfig';
import { makeRoutes } from './routes';


/**
 * Starts the portal, step by step, and answers what `Portal` renders. The router comes last, so that the guard never
 * sees a store that has not remembered yet. Tests hand in a router of their own kind.
 * @throws when the settings or the messages cannot be read.
 */
export const bootstrap = async (makeRouter: (routes: RouteObject[]) => DataRouter) => {
  const started: { router?: DataRouter; flush?: () => Promise<void> } = {};
  const store = makeStore({
    goTo: (path, flash) => {
        void started.router?.navigate(path, { state: flash ? { flash } satisfies FlashState : null });
      },
    here: () => {
        const { pathname = '/', search = '' } = started.router?.state.location ?? {};
        return pathname + search;
      },
    closeDialogs,
    flush: async () => { await started.flush?.(); },
    tellTabs: () => undefined,
  });
  store.dispatch(languageChanged(languageOfBrowser(navigator.language))); // unless one was stored
  const persistor = await rehydrate(store);
  started.flush = async () => { await persistor.flush(); };
  const [config, words] = await Promise.all([loadConfig(), startI18n(selectLanguage(store.getState()))]);
  store.dispatch(configLoaded(config));
  started.router = makeRouter(makeRoutes(store));
  return { store, words, router: started.router };
};
