import { createInstance, type i18n, type Module } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { languages, type Language } from '../lib/language';

/** What the front door says, from assets/i18n/{lang}.json (spec §7). */
const front = 'translation';
/** What later pages say, from assets/i18n/app/{lang}.json: the first load does without. */
const later = 'app';

const addressOf = (lang: string, part: string): string =>
  part === front ? `assets/i18n/${lang}.json` : `assets/i18n/${part}/${lang}.json`;

/** Where the messages of later pages stand: a browser may fetch them ahead. */
export const laterMessagesAddress = (lang: Language): string => addressOf(lang, later);

const demand = (instance: i18n, lang: string, part: string): void => {
  if (!instance.hasResourceBundle(lang, part)) throw new Error(`${addressOf(lang, part)} cannot be read`);
};

/**
 * Starts the messages of the front door in one language.
 * @param backend where they come from: HTTP, but for the build, which has them at hand
 * @throws when the catalogue cannot be read: without it no screen can speak.
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
      // Keys are flat: error.msg.pagenotfound and error.msg.pagenotfound.msg are both messages.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false }, // React escapes
      // A person waits for these retries before they are told.
      maxRetries: 1,
      retryTimeout: 500,
      backend: {
        loadPath: ([lng = lang]: readonly string[], [part = front]: readonly string[]) => addressOf(lng, part),
      },
      react: { useSuspense: false },
    });
  demand(instance, lang, front);
  return instance;
};

/**
 * Reads what later pages say, once.
 * @throws when it cannot be read.
 */
export const loadLaterMessages = async (instance: i18n): Promise<void> => {
  await instance.loadNamespaces(later);
  // The library remembers a failure: asked again, it is told to read anew.
  if (!instance.hasResourceBundle(instance.language, later))
    await instance.reloadResources([instance.language], [later]);
  demand(instance, instance.language, later);
};

/** Speaks another language once all its messages are there. Answers false, and changes nothing, when they cannot be read. */
export const speak = async (instance: i18n, lang: Language): Promise<boolean> => {
  const parts = [front, later].filter((part) => instance.hasResourceBundle(instance.language, part));
  const missing = parts.filter((part) => !instance.hasResourceBundle(lang, part));
  await instance.reloadResources([lang], missing);
  if (!parts.every((part) => instance.hasResourceBundle(lang, part))) return false;
  await instance.changeLanguage(lang);
  return true;
};
