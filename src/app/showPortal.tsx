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

/** Whether the portal would begin with just the login screen that the build drew. */
const isDrawn = (place: HTMLElement, { store, i18n, router }: Started): boolean => {
  const { location } = router.state;
  const lang: Language = i18n.language === 'en' ? 'en' : 'fr';
  return (
    place.dataset.early === 'login' &&
    location.pathname === paths.login &&
    flashIn(location.state) === undefined &&
    !selectIsSignedIn(store.getState()) &&
    document.documentElement.lang === tagOf(lang)
  );
};

/** The settings, with those that show on the login screen as the build drew it with: they may have changed since. */
const asDrawn = (place: HTMLElement, settings: PortalConfig): PortalConfig => {
  const { brand, guideUrl, loginTerms, version } = parseConfig(JSON.parse(place.dataset.settings ?? '{}'));
  return { ...settings, brand, guideUrl, loginTerms, version };
};

/**
 * Shows the portal once its first page is there. Where the login screen stands already, the portal begins with the settings that
 * the build drew it with, takes it over, and then shows those of assets/config.json where they differ.
 */
export const showPortal = async (place: HTMLElement, started: Started): Promise<void> => {
  const { store, router } = started;
  await untilOpened(router);
  const settings = selectConfig(store.getState());
  const isSame = isDrawn(place, started);
  const first = isSame ? asDrawn(place, settings) : settings;
  const isChanged = JSON.stringify(first) !== JSON.stringify(settings);
  if (isChanged) store.dispatch(configLoaded(first));
  const letGo = await takeOver(place, <Portal {...started} />, isSame);
  if (isChanged)
    flushSync(() => {
      store.dispatch(configLoaded(settings));
    });
  letGo();
  document.getElementById('unscripted')?.remove(); // it says that the portal cannot start
};
