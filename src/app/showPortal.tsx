import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import type { DataRouter } from 'react-router-dom';

import { configLoaded, selectConfig } from '../features/config/configSlice';
import { parseConfig, type PortalConfig } from '../features/config/parseConfig';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import { flashIn } from '../lib/flash';
import { tagOf, type Language } from '../lib/language';
import { paths } from '../lib/paths';
import type { AppStore } from '../store/makeStore';
import { takeOver } from './early/takeOver';
import { Portal } from './Portal';
import { untilOpened } from './untilOpened';

type Started = { store: AppStore; i18n: i18n; router: DataRouter };

const isDrawn = (container: HTMLElement, { store, i18n, router }: Started): boolean => {
  const { location } = router.state;
  const lang: Language = i18n.language === 'en' ? 'en' : 'fr';
  return (
    container.dataset.early === 'login' &&
    location.pathname === paths.login &&
    flashIn(location.state) === undefined &&
    !selectIsSignedIn(store.getState()) &&
    document.documentElement.lang === tagOf(lang)
  );
};

/** The settings, with those shown at login as at build time. */
const asDrawn = (container: HTMLElement, settings: PortalConfig): PortalConfig => {
  const { brand, guideUrl, loginTerms, version } = parseConfig(JSON.parse(container.dataset.settings ?? '{}'));
  return { ...settings, brand, guideUrl, loginTerms, version };
};

/**
 * Waits for the first page. Hydrates a prerendered login screen with the build's settings, then applies current ones.
 */
export const showPortal = async (container: HTMLElement, started: Started): Promise<void> => {
  const { store, router } = started;
  await untilOpened(router);
  const settings = selectConfig(store.getState());
  const isSame = isDrawn(container, started);
  const first = isSame ? asDrawn(container, settings) : settings;
  const isChanged = JSON.stringify(first) !== JSON.stringify(settings);
  if (isChanged) store.dispatch(configLoaded(first));
  const letGo = await takeOver(container, <Portal {...started} />, isSame);
  if (isChanged)
    flushSync(() => {
      store.dispatch(configLoaded(settings));
    });
  letGo();
  document.getElementById('unscripted')?.remove();
};
