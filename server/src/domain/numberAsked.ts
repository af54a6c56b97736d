import type { Language } from '../../../contract/catalogues.ts';

/** Of an appointment by phone without a number to call. */
export type LacksNumber = { lacksNumber: boolean };

type Place = 'page' | 'account';

const numberAsked: Record<Language, Record<Place, string>> = {
  fr: {
    page: 'La clinique n’a pas de numéro à appeler\u00A0: donnez-le sur la page du rendez-vous.',
    account:
      'La clinique n’a pas de numéro à appeler\u00A0: donnez-le depuis votre compte, sur la page du rendez-vous.',
  },
  en: {
    page: 'The clinic has no number to call: give it on the page of the appointment.',
    account: 'The clinic has no number to call: give it from your account, on the page of the appointment.',
  },
};

export const askedNumber = ({ lacksNumber }: LacksNumber, lang: Language, place: Place = 'page'): string[] =>
  lacksNumber ? [numberAsked[lang][place]] : [];
