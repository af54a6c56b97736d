import type { i18n } from 'i18next';

import { demand, front, later, loadI18n, speakWith } from '../i18n/catalogues';
import { languages, type Language } from '../lib/language';

/** The two of the portal, whose words the shared parts say, and that of the staff area. */
const parts = [front, later, 'staff'];
const chosenKey = 'staffLang';

/** For this tab: a computer at a desk is shared. */
export const chosenLanguage = (): Language | null =>
  languages.find((lang) => lang === sessionStorage.getItem(chosenKey)) ?? null;

export const keepChosenLanguage = (lang: Language): void => {
  sessionStorage.setItem(chosenKey, lang);
};

/** @throws when a catalogue cannot be read */
export const startStaffI18n = async (lang: Language): Promise<i18n> => {
  const instance = await loadI18n(lang, { first: parts, others: parts.slice(1) });
  for (const part of parts) demand(instance, lang, part);
  return instance;
};

/** False, changing nothing, if unreadable. */
export const speakStaff = (instance: i18n, lang: Language): Promise<boolean> => speakWith(instance, lang, parts);
