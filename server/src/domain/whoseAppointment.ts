import type { Language } from '../../../contract/catalogues.ts';

export const of = (name: string): string =>
  /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;

export const whoseAppointment: Record<Language, (firstName: string | null) => string> = {
  fr: (firstName) => (firstName === null ? 'Votre rendez-vous' : `Le rendez-vous ${of(firstName)}`),
  en: (firstName) => (firstName === null ? 'Your appointment' : `${firstName}’s appointment`),
};

export const withinSentence: Record<Language, (whose: string) => string> = {
  fr: (whose) => whose.charAt(0).toLowerCase() + whose.slice(1),
  en: (whose) => (/^(?:Your|An) /.test(whose) ? whose.charAt(0).toLowerCase() + whose.slice(1) : whose),
};
