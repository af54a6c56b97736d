import type { Language, Mode } from '../../../contract/catalogues.ts';
import { howToCome } from './howToCome.ts';
import { englishAppointment } from './mail/englishAppointment.ts';
import { frenchAppointment } from './mail/frenchAppointment.ts';
import { spokenDate, spokenTime } from './spokenTime.ts';
import { whoseAppointment, type AppointmentOf } from './whoseAppointment.ts';

/** Never the reason (product §6). */
export type ToldAppointment = AppointmentOf & {
  startsAt: Date;
  timeZone: string;
  clinicName: string;
  clinicPhone: string | null;
  perName: string;
  reference: string;
  cancelUntil: Date;
};

export type BookedAppointment = ToldAppointment & { mode: Mode };

export type MessageText = { subject: string; body: string };

const nb = '\u00A0';

/** `vendredi 20 novembre 2026 à 9 h 05`, clinic time. */
export const spokenWhen = (instant: Date, { timeZone }: Pick<ToldAppointment, 'timeZone'>, lang: Language): string => {
  const [date, time] = [spokenDate(instant, timeZone, lang), spokenTime(instant, timeZone, lang)];
  return lang === 'fr' ? `${date} à ${time}` : `${date} at ${time}`;
};

export const phoneLine = ({ clinicPhone }: Pick<ToldAppointment, 'clinicPhone'>, lang: Language): string[] => {
  if (clinicPhone === null) return [];
  const phone = clinicPhone.replaceAll(' ', nb);
  return [lang === 'fr' ? `Téléphone de la clinique${nb}: ${phone}.` : `Clinic phone: ${phone}.`];
};

const confirmed: Record<Language, (appointment: BookedAppointment) => MessageText> = {
  fr: (appointment) => ({
    subject: `${whoseAppointment.fr(appointment)} est confirmé`,
    body: [
      `${whoseAppointment.fr(appointment)} est confirmé pour le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Service${nb}: ${appointment.perName}.`,
      `${frenchAppointment.mode(appointment.mode)}.`,
      `Référence${nb}: ${appointment.reference}.`,
      `Vous pouvez l’annuler dans le portail jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`,
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: (appointment) => ({
    subject: `${whoseAppointment.en(appointment)} is confirmed`,
    body: [
      `${whoseAppointment.en(appointment)} is confirmed for ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Service: ${appointment.perName}.`,
      `${englishAppointment.mode(appointment.mode)}.`,
      `Reference: ${appointment.reference}.`,
      `You can cancel it in the portal until ${spokenWhen(appointment.cancelUntil, appointment, 'en')}; after that, call the clinic.`,
      ...phoneLine(appointment, 'en'),
      howToCome.en[appointment.mode],
    ].join('\n'),
  }),
};

const cancelled: Record<Language, (appointment: ToldAppointment) => MessageText> = {
  fr: (appointment) => ({
    subject: `${whoseAppointment.fr(appointment)} est annulé`,
    body: [
      `${whoseAppointment.fr(appointment)} du ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique, est annulé, comme vous l’avez demandé.`,
      `Lieu${nb}: ${appointment.clinicName}. Référence${nb}: ${appointment.reference}.`,
      'La place est offerte à d’autres personnes.',
    ].join('\n'),
  }),
  en: (appointment) => ({
    subject: `${whoseAppointment.en(appointment)} is cancelled`,
    body: [
      `${whoseAppointment.en(appointment)} of ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time, is cancelled, as you asked.`,
      `Place: ${appointment.clinicName}. Reference: ${appointment.reference}.`,
      'The place is offered to others.',
    ].join('\n'),
  }),
};

export const confirmationMessage = (appointment: BookedAppointment, lang: Language): MessageText =>
  confirmed[lang](appointment);

export const cancellationMessage = (appointment: ToldAppointment, lang: Language): MessageText =>
  cancelled[lang](appointment);
