import { createInstance, type i18n, type Module } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { isRecord } from '../lib/isRecord';
import { languages, type Language } from '../lib/language';

/** assets/i18n/{lang}.json (spec §7). */
export const front = 'translation';
/** assets/i18n/app/{lang}.json, after the first load. */
export const later = 'app';

export const addressOf = (lang: string, part: string): string =>
  part === front ? `assets/i18n/${lang}.json` : `assets/i18n/${part}/${lang}.json`;

/** An empty catalogue is none: the page would show keys. */
export const hasMessages = (instance: i18n, lang: string, part: string): boolean => {
  const bundle: unknown = instance.getResourceBundle(lang, part);
  return isRecord(bundle) && Object.keys(bundle).length > 0;
};

/** @throws when the catalogue cannot be read */
export const demand = (instance: i18n, lang: string, part: string): void => {
  if (!hasMessages(instance, lang, part)) throw new Error(`${addressOf(lang, part)} cannot be read`);
};

/** `first` are loaded at once; a message that they lack is looked for in `others`. */
type Parts = { first: readonly string[]; others: readonly string[] };

/** Whether the catalogues came is for the caller to ask. */
export const loadI18n = async (
  lang: Language,
  { first, others }: Parts,
  backend: Module | typeof HttpBackend = HttpBackend,
): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: lang,
      supportedLngs: [...languages],
      load: 'currentOnly',
      fallbackLng: false,
      ns: [...first],
      fallbackNS: [...others],
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
  return instance;
};

/** False, changing nothing, if one of the catalogues cannot be read. */
export const speakWith = async (instance: i18n, lang: Language, parts: readonly string[]): Promise<boolean> => {
  const missing = parts.filter((part) => !hasMessages(instance, lang, part));
  if (missing.length > 0) await instance.reloadResources([lang], missing);
  if (!parts.every((part) => hasMessages(instance, lang, part))) return false;
  await instance.changeLanguage(lang);
  return true;
};
