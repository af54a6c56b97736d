import { createInstance, type i18n, type Module } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { isRecord } from '../lib/isRecord';
import { languages, type Language } from '../lib/language';

/** assets/i18n/{lang}.json (spec §7). */
const front = 'translation';
/** assets/i18n/app/{lang}.json, after the first load. */
const later = 'app';

const addressOf = (lang: string, part: string): string =>
  part === front ? `assets/i18n/${lang}.json` : `assets/i18n/${part}/${lang}.json`;

/** An empty catalogue is none: the page would show keys. */
const hasMessages = (instance: i18n, lang: string, part: string): boolean => {
  const bundle: unknown = instance.getResourceBundle(lang, part);
  return isRecord(bundle) && Object.keys(bundle).length > 0;
};

const demand = (instance: i18n, lang: string, part: string): void => {
  if (!hasMessages(instance, lang, part)) throw new Error(`${addressOf(lang, part)} cannot be read`);
};

/**
 * @param backend the build reads files
 * @throws when the catalogue cannot be read
 */
export const startI18n = async (lang: Language, backend: Module | typeof HttpBackend = HttpBackend): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: lang,
      supportedLngs: [...languages],
      load: 'currentOnly',
      fallbackLng: false,
      fallbackNS: later,
      // Flat: error.msg.pagenotfound and error.msg.pagenotfound.msg both exist.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      maxRetries: 1,
      retryTimeout: 500,
      backend: {
        loadPath: ([lng = lang]: readonly string[], [part = front]: readonly string[]) => addressOf(lng, part),
      },
      react: { useSuspense: false, transWrapTextNodes: 'span' },
    });
  demand(instance, lang, front);
  return instance;
};

/** @throws when they cannot be read */
export const loadLaterMessages = async (instance: i18n): Promise<void> => {
  await instance.loadNamespaces(later);
  // i18next remembers a failed load.
  if (!hasMessages(instance, instance.language, later)) await instance.reloadResources([instance.language], [later]);
  demand(instance, instance.language, later);
};

/** False, changing nothing, if unreadable. */
export const speak = async (instance: i18n, lang: Language): Promise<boolean> => {
  const parts = [front, later].filter((part) => hasMessages(instance, instance.language, part));
  const missing = parts.filter((part) => !hasMessages(instance, lang, part));
  await instance.reloadResources([lang], missing);
  if (!parts.every((part) => hasMessages(instance, lang, part))) return false;
  await instance.changeLanguage(lang);
  return true;
};

/** When idle. Firefox refuses a prefetch link: it applies `default-src`, which is `'none'`. */
export const fetchLaterMessagesAhead = (instance: i18n, lang: Language): (() => void) => {
  if (!('requestIdleCallback' in window) || hasMessages(instance, lang, later)) return () => undefined;
  const asked = window.requestIdleCallback(() => {
    fetch(addressOf(lang, later), { priority: 'low' })
      .then((answer) => answer.arrayBuffer()) // unread, it never ends
      .catch(() => undefined);
  });
  return () => {
    window.cancelIdleCallback(asked);
  };
};
