import type { Language } from '../../../contract/catalogues.ts';

/** Of an appointment by phone without a number to call. */
export type LacksNumber = { lacksNumber: boolean };

const numberAsked: Record<Language, string> = {
  fr: 'La clinique n’a pas de numéro à appeler\u00A0: donnez-le sur la page du rendez-vous.',
  en: 'The clinic has no number to call: give it on the page of the appointment.',
};

export const askedNumber = ({ lacksNumber }: LacksNumber, lang: Language): string[] =>
  lacksNumber ? [numberAsked[lang]] : [];
