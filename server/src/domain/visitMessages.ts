import type { Language, Mode } from '../../../contract/catalogues.ts';
import { howToCome } from './howToCome.ts';
import { spokenDate, spokenTime } from './spokenTime.ts';

/** What a message about a visit may tell. Never the reason (product §6). */
export type ToldVisit = {
  startsAt: Date;
  timeZone: string;
  clinicName: string;
  clinicPhone: string | null;
  perName: string;
  reference: string;
  cancelUntil: Date;
};

/** A visit that is ahead: how it takes place says what to have ready. */
export type BookedVisit = ToldVisit & { mode: Mode };

export type MessageText = { subject: string; body: string };

const nb = '\u00A0';

/** `vendredi 20 novembre 2026 à 9 h 05`, on the clinic’s clock. */
export const spokenWhen = (instant: Date, { timeZone }: Pick<ToldVisit, 'timeZone'>, lang: Language): string => {
  const [date, time] = [spokenDate(instant, timeZone, lang), spokenTime(instant, timeZone, lang)];
  return lang === 'fr' ? `${date} à ${time}` : `${date} at ${time}`;
};

/** Where to call, when the clinic gave a phone. */
export const phoneLine = ({ clinicPhone }: Pick<ToldVisit, 'clinicPhone'>, lang: Language): string[] => {
  if (clinicPhone === null) return [];
  const phone = clinicPhone.replaceAll(' ', nb);
  return [lang === 'fr' ? `Téléphone de la clinique${nb}: ${phone}.` : `Clinic phone: ${phone}.`];
};

const confirmed: Record<Language, (visit: BookedVisit) => MessageText> = {
  fr: (visit) => ({
    subject: 'Votre rendez-vous est confirmé',
    body: [
      `Votre rendez-vous est confirmé pour le ${spokenWhen(visit.startsAt, visit, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${visit.clinicName}. Service${nb}: ${visit.perName}.`,
      `Référence${nb}: ${visit.reference}.`,
      `Vous pouvez l’annuler dans le portail jusqu’au ${spokenWhen(visit.cancelUntil, visit, 'fr')}; ensuite, appelez la clinique.`,
      ...phoneLine(visit, 'fr'),
      howToCome.fr[visit.mode],
    ].join('\n'),
  }),
  en: (visit) => ({
    subject: 'Your appointment is confirmed',
    body: [
      `Your appointment is confirmed for ${spokenWhen(visit.startsAt, visit, 'en')}, clinic time.`,
      `Place: ${visit.clinicName}. Service: ${visit.perName}.`,
      `Reference: ${visit.reference}.`,
      `You can cancel it in the portal until ${spokenWhen(visit.cancelUntil, visit, 'en')}; after that, call the clinic.`,
      ...phoneLine(visit, 'en'),
      howToCome.en[visit.mode],
    ].join('\n'),
  }),
};

const cancelled: Record<Language, (visit: ToldVisit) => MessageText> = {
  fr: (visit) => ({
    subject: 'Votre rendez-vous est annulé',
    body: [
      `Votre rendez-vous du ${spokenWhen(visit.startsAt, visit, 'fr')}, heure de la clinique, est annulé, comme vous l’avez demandé.`,
      `Lieu${nb}: ${visit.clinicName}. Référence${nb}: ${visit.reference}.`,
      'La place est offerte à d’autres personnes.',
    ].join('\n'),
  }),
  en: (visit) => ({
    subject: 'Your appointment is cancelled',
    body: [
      `Your appointment of ${spokenWhen(visit.startsAt, visit, 'en')}, clinic time, is cancelled, as you asked.`,
      `Place: ${visit.clinicName}. Reference: ${visit.reference}.`,
      'The place is offered to others.',
    ].join('\n'),
  }),
};

/** The message that a visit was booked, in the reader's language. */
export const confirmationMessage = (visit: BookedVisit, lang: Language): MessageText => confirmed[lang](visit);

/** The message that a visit was cancelled by its patient, in the reader's language. */
export const cancellationMessage = (visit: ToldVisit, lang: Language): MessageText => cancelled[lang](visit);
