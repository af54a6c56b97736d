import { createInstance, type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { languages, type Language } from '../lib/language';

const namespace = 'translation';

/**
 * Starts the messages in one language, from assets/i18n/{lang}.json (spec §7).
 * @throws when the catalogue cannot be read: without it no screen can speak.
 */
export const startI18n = async (lang: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance.use(HttpBackend).use(initReactI18next).init({
    lng: lang,
    supportedLngs: [...languages],
    load: 'currentOnly',
    fallbackLng: false,
    // Keys are flat: error.msg.pagenotfound and error.msg.pagenotfound.msg are both messages.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes
    // A person waits for these retries before they are told.
    maxRetries: 1,
    retryTimeout: 500,
    backend: { loadPath: 'assets/i18n/{{lng}}.json' },
    react: { useSuspense: false },
  });
  if (!instance.hasResourceBundle(lang, namespace)) throw new Error(`assets/i18n/${lang}.json cannot be read`);
  return instance;
};

/** Speaks another language once its messages are there. Answers false, and changes nothing, when they cannot be read. */
export const speak = async (instance: i18n, lang: Language): Promise<boolean> => {
  if (!instance.hasResourceBundle(lang, namespace)) await instance.reloadResources([lang], [namespace]);
  if (!instance.hasResourceBundle(lang, namespace)) return false;
  await instance.changeLanguage(lang);
  return true;
};
