import type { Language, Mode } from '../../../contract/catalogues.ts';

const nb = '\u00A0';

export const waysToMeet: Record<Language, Record<Mode, string>> = {
  fr: {
    'in-person': 'sur place, à la clinique',
    phone: 'par téléphone',
    video: 'par vidéo',
    home: 'à domicile',
  },
  en: {
    'in-person': 'in person, at the clinic',
    phone: 'by phone',
    video: 'by video',
    home: 'at home',
  },
};

const said: Record<Language, (from: Mode, to: Mode) => string> = {
  fr: (from, to) =>
    `Attention${nb}: ce rendez-vous n’a plus lieu ${from === 'in-person' ? 'à la clinique' : waysToMeet.fr[from]}. Il a maintenant lieu ${waysToMeet.fr[to]}.`,
  en: (from, to) =>
    `Please note: this appointment is no longer ${waysToMeet.en[from]}. It now takes place ${waysToMeet.en[to]}.`,
};

export const modeChanged = (from: Mode, to: Mode, lang: Language): string[] =>
  from === to ? [] : [said[lang](from, to)];
