import type { BackendModule, i18n } from 'i18next';

import laterEn from '../../public/assets/i18n/app/en.json';
import laterFr from '../../public/assets/i18n/app/fr.json';
import frontEn from '../../public/assets/i18n/en.json';
import frontFr from '../../public/assets/i18n/fr.json';
import { loadLaterMessages, startI18n } from '../../src/i18n/startI18n';
import type { Language } from '../../src/lib/language';

const catalogues = { fr: { front: frontFr, later: laterFr }, en: { front: frontEn, later: laterEn } };

const atHand: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (lang, part, answer) => {
    const { front, later } = catalogues[lang === 'en' ? 'en' : 'fr'];
    answer(null, part === 'app' ? later : front);
  },
};

/** All that the portal says in one language, from its own catalogues. */
export const textIn = async (lang: Language): Promise<i18n> => {
  const text = await startI18n(lang, atHand);
  await loadLaterMessages(text);
  return text;
};
