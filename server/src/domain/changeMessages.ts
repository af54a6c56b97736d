import type { Language } from '../../../contract/catalogues.ts';
import { clinicChanged } from './clinicChanged.ts';
import { howToCome } from './howToCome.ts';
import { englishAppointment } from './mail/englishAppointment.ts';
import { frenchAppointment } from './mail/frenchAppointment.ts';
import { askedNumber, type LacksNumber } from './numberAsked.ts';
import { modeChanged } from './modeChanged.ts';
import { silence } from './silence.ts';
import {
  phoneLine,
  spokenWhen,
  type BookedAppointment,
  type MessageText,
  type ToldAppointment,
} from './appointmentMessages.ts';
import { whoseAppointment, withinSentence } from './whoseAppointment.ts';

/** `from`: in the earlier clinic's time zone. */
export type MovedAppointment = BookedAppointment & {
  from: Pick<BookedAppointment, 'startsAt' | 'timeZone' | 'mode' | 'clinicName'>;
};

const changed = ({ from, mode, clinicName }: MovedAppointment, lang: Language): string[] => [
  ...modeChanged(from.mode, mode, lang),
  ...clinicChanged(from.clinicName, clinicName, lang),
];

const nb = '\u00A0';
const lower = (appointment: ToldAppointment, lang: Language): string =>
  withinSentence[lang](whoseAppointment[lang](appointment));

const moved: Record<Language, (appointment: MovedAppointment) => MessageText> = {
  fr: ({ from, ...appointment }) => ({
    subject: `${whoseAppointment.fr(appointment)} est déplacé`,
    body: [
      ...changed({ from, ...appointment }, 'fr'),
      `${whoseAppointment.fr(appointment)} du ${spokenWhen(from.startsAt, from, 'fr')} est déplacé, comme vous l’avez demandé.`,
      `Il aura lieu le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Service${nb}: ${appointment.perName}.`,
      `${frenchAppointment.mode(appointment.mode)}.`,
      `La référence reste la même${nb}: ${appointment.reference}.`,
      `Vous pouvez l’annuler ou le déplacer dans le portail jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`,
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: ({ from, ...appointment }) => ({
    subject: `${whoseAppointment.en(appointment)} has moved`,
    body: [
      ...changed({ from, ...appointment }, 'en'),
      `${whoseAppointment.en(appointment)} of ${spokenWhen(from.startsAt, from, 'en')} has moved, as you asked.`,
      `It will take place on ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Service: ${appointment.perName}.`,
      `${englishAppointment.mode(appointment.mode)}.`,
      `The reference stays the same: ${appointment.reference}.`,
      `You can cancel or move it in the portal until ${spokenWhen(appointment.cancelUntil, appointment, 'en')}; after that, call the clinic.`,
      ...phoneLine(appointment, 'en'),
      howToCome.en[appointment.mode],
    ].join('\n'),
  }),
};

const movedByClinic: Record<Language, (appointment: MovedAppointment & LacksNumber) => MessageText> = {
  fr: ({ from, ...appointment }) => ({
    subject: `La clinique a déplacé ${lower(appointment, 'fr')}`,
    body: [
      ...changed({ from, ...appointment }, 'fr'),
      ...askedNumber(appointment, 'fr'),
      `La clinique a dû déplacer ${lower(appointment, 'fr')} du ${spokenWhen(from.startsAt, from, 'fr')}.`,
      `Il est maintenant le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Service${nb}: ${appointment.perName}.`,
      `${frenchAppointment.mode(appointment.mode)}.`,
      `La référence reste la même${nb}: ${appointment.reference}.`,
      'Si cette heure vous convient, confirmez-la dans le portail. Sinon, choisissez-en une autre ou annulez.',
      `Vous pouvez le faire jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`,
      silence.fr,
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: ({ from, ...appointment }) => ({
    subject: `The clinic has moved ${lower(appointment, 'en')}`,
    body: [
      ...changed({ from, ...appointment }, 'en'),
      ...askedNumber(appointment, 'en'),
      `The clinic had to move ${lower(appointment, 'en')} of ${spokenWhen(from.startsAt, from, 'en')}.`,
      `It is now on ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Service: ${appointment.perName}.`,
      `${englishAppointment.mode(appointment.mode)}.`,
      `The reference stays the same: ${appointment.reference}.`,
      'If this time suits you, confirm it in the portal. If not, choose another or cancel.',
      `You can do so until ${spokenWhen(appointment.cancelUntil, appointment, 'en')}; after that, call the clinic.`,
      silence.en,
      ...phoneLine(appointment, 'en'),
      howToCome.en[appointment.mode],
    ].join('\n'),
  }),
};

const cancelledByClinic: Record<Language, (appointment: ToldAppointment) => MessageText> = {
  fr: (appointment) => ({
    subject: `La clinique a annulé ${lower(appointment, 'fr')}`,
    body: [
      `La clinique a dû annuler ${lower(appointment, 'fr')} du ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Référence${nb}: ${appointment.reference}.`,
      'Vous pouvez en prendre un autre dans le portail.',
      ...phoneLine(appointment, 'fr'),
    ].join('\n'),
  }),
  en: (appointment) => ({
    subject: `The clinic has cancelled ${lower(appointment, 'en')}`,
    body: [
      `The clinic had to cancel ${lower(appointment, 'en')} of ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Reference: ${appointment.reference}.`,
      'You can book another one in the portal.',
      ...phoneLine(appointment, 'en'),
    ].join('\n'),
  }),
};

export const movedMessage = (appointment: MovedAppointment, lang: Language): MessageText => moved[lang](appointment);

export const clinicMovedMessage = (appointment: MovedAppointment & LacksNumber, lang: Language): MessageText =>
  movedByClinic[lang](appointment);

export const clinicCancelledMessage = (appointment: ToldAppointment, lang: Language): MessageText =>
  cancelledByClinic[lang](appointment);
