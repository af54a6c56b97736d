import { createInstance, type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { languages, type Language } from '../lib/language';

const parts = ['translation', 'app', 'staff'];
const chosenKey = 'staffLang';

const isComplete = (instance: i18n, lang: Language): boolean =>
  parts.every((part) => instance.hasResourceBundle(lang, part));

export const chosenLanguage = (): Language | null =>
  languages.find((lang) => lang === sessionStorage.getItem(chosenKey)) ?? null;

export const keepChosenLanguage = (lang: Language): void => {
  sessionStorage.setItem(chosenKey, lang);
};

export const startStaffI18n = async (lang: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: lang,
      supportedLngs: [...languages],
      load: 'currentOnly',
      fallbackLng: false,
      ns: parts,
      fallbackNS: parts.slice(1),
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      maxRetries: 1,
      retryTimeout: 500,
      backend: {
        loadPath: ([lng = lang]: readonly string[], [part = '']: readonly string[]) =>
          `assets/i18n/${part === 'translation' ? '' : `${part}/`}${lng}.json`,
      },
      react: { useSuspense: false },
    });
  if (!isComplete(instance, lang)) throw new Error('The messages of the staff area cannot be read');
  return instance;
};

/** False, changing nothing, if unreadable. */
export const speakStaff = async (instance: i18n, lang: Language): Promise<boolean> => {
  if (!isComplete(instance, lang)) await instance.reloadResources([lang], parts);
  if (!isComplete(instance, lang)) return false;
  await instance.changeLanguage(lang);
  return true;
};
