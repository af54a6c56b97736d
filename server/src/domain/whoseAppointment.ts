import type { Language } from '../../../contract/catalogues.ts';

export type AppointmentOf = { isReader: boolean; firstName: string | null };

export const readsOwn = ({ lang }: { lang: Language | null }, { capacity }: { capacity: string }): boolean =>
  lang !== null || capacity !== 'delegate';

const of = (name: string): string =>
  /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;

export const whoseAppointment: Record<Language, (person: AppointmentOf) => string> = {
  fr: ({ isReader, firstName }) => {
    if (isReader) return 'Votre rendez-vous';
    return firstName === null ? 'Un rendez-vous' : `Le rendez-vous ${of(firstName)}`;
  },
  en: ({ isReader, firstName }) => {
    if (isReader) return 'Your appointment';
    return firstName === null ? 'An appointment' : `${firstName}’s appointment`;
  },
};

export const withinSentence: Record<Language, (whose: string) => string> = {
  fr: (whose) => whose.charAt(0).toLowerCase() + whose.slice(1),
  en: (whose) => (/^(?:Your|An) /.test(whose) ? whose.charAt(0).toLowerCase() + whose.slice(1) : whose),
};
