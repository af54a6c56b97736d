import type { Language } from '../../../contract/catalogues.ts';

const said: Record<Language, (from: string, to: string) => string> = {
  fr: (from, to) => `La clinique change\u00A0: c’était ${from}, c’est maintenant ${to}.`,
  en: (from, to) => `The clinic has changed: it was ${from}, it is now ${to}.`,
};

export const clinicChanged = (from: string, to: string, lang: Language): string[] =>
  from === to ? [] : [said[lang](from, to)];
