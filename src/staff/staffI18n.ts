import { createInstance, type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { isRecord } from '../lib/isRecord';
import { languages, type Language } from '../lib/language';

/** The two of the portal, whose words the shared parts say, and that of the staff area. */
const parts = ['translation', 'app', 'staff'];
const chosenKey = 'staffLang';

const addressOf = (lang: string, part: string): string =>
  part === 'translation' ? `assets/i18n/${lang}.json` : `assets/i18n/${part}/${lang}.json`;

/** An empty catalogue is none: the page would show keys. */
const isComplete = (instance: i18n, lang: Language): boolean =>
  parts.every((part) => {
    const bundle: unknown = instance.getResourceBundle(lang, part);
    return isRecord(bundle) && Object.keys(bundle).length > 0;
  });

/** For this tab: a computer at a desk is shared. */
export const chosenLanguage = (): Language | null =>
  languages.find((lang) => lang === sessionStorage.getItem(chosenKey)) ?? null;

export const keepChosenLanguage = (lang: Language): void => {
  sessionStorage.setItem(chosenKey, lang);
};

/** @throws when a catalogue cannot be read */
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
        loadPath: ([lng = lang]: readonly string[], [part = '']: readonly string[]) => addressOf(lng, part),
      },
      react: { useSuspense: false, transWrapTextNodes: 'span' },
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
