import type { Language } from '../../../contract/catalogues.ts';
import { clinicChanged } from './clinicChanged.ts';
import { silence } from './silence.ts';
import { howToCome } from './howToCome.ts';
import { modeChanged } from './modeChanged.ts';
import { numberAsked } from './numberAsked.ts';
import {
  phoneLine,
  spokenWhen,
  type BookedAppointment,
  type MessageText,
  type ToldAppointment,
} from './appointmentMessages.ts';
import { whoseAppointment, withinSentence } from './whoseAppointment.ts';
import { inFives } from './reference.ts';

/** `from`: in the earlier clinic's time zone. */
export type MovedAppointment = BookedAppointment & {
  from: Pick<BookedAppointment, 'startsAt' | 'timeZone' | 'mode' | 'clinicName'>;
};

const nb = '\u00A0';
const whose = whoseAppointment;
const within = {
  fr: ({ toldAs }: ToldAppointment): string => withinSentence.fr(whose.fr(toldAs)),
  en: ({ toldAs }: ToldAppointment): string => withinSentence.en(whose.en(toldAs)),
};

const moved: Record<Language, (appointment: MovedAppointment) => MessageText> = {
  fr: ({ from, ...appointment }) => ({
    subject: `${whose.fr(appointment.toldAs)} est déplacé`,
    body: [
      ...modeChanged(from.mode, appointment.mode, 'fr'),
      ...clinicChanged(from.clinicName, appointment.clinicName, 'fr'),
      `${whose.fr(appointment.toldAs)} du ${spokenWhen(from.startsAt, from, 'fr')} est déplacé, comme vous l’avez demandé.`,
      `Il aura lieu le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Service${nb}: ${appointment.perName}.`,
      `La référence reste la même${nb}: ${inFives(appointment.reference)}.`,
      `Vous pouvez l’annuler ou le déplacer dans le portail jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`,
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: ({ from, ...appointment }) => ({
    subject: `${whose.en(appointment.toldAs)} has moved`,
    body: [
      ...modeChanged(from.mode, appointment.mode, 'en'),
      ...clinicChanged(from.clinicName, appointment.clinicName, 'en'),
      `${whose.en(appointment.toldAs)} of ${spokenWhen(from.startsAt, from, 'en')} has moved, as you asked.`,
      `It will take place on ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Service: ${appointment.perName}.`,
      `The reference stays the same: ${inFives(appointment.reference)}.`,
      `You can cancel or move it in the portal until ${spokenWhen(appointment.cancelUntil, appointment, 'en')}; after that, call the clinic.`,
      ...phoneLine(appointment, 'en'),
      howToCome.en[appointment.mode],
    ].join('\n'),
  }),
};

/** To the phone, while no number is known. */
type LacksNumber = { lacksNumber?: boolean };

const movedByClinic: Record<Language, (appointment: MovedAppointment & LacksNumber) => MessageText> = {
  fr: ({ from, lacksNumber = false, ...appointment }) => ({
    subject: `La clinique a déplacé ${within.fr(appointment)}`,
    body: [
      ...modeChanged(from.mode, appointment.mode, 'fr'),
      ...clinicChanged(from.clinicName, appointment.clinicName, 'fr'),
      ...(lacksNumber ? [numberAsked.fr] : []),
      `La clinique a dû déplacer ${within.fr(appointment)} du ${spokenWhen(from.startsAt, from, 'fr')}.`,
      `Il est maintenant le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Service${nb}: ${appointment.perName}.`,
      `La référence reste la même${nb}: ${inFives(appointment.reference)}.`,
      'Si cette heure vous convient, confirmez-la dans le portail. Sinon, choisissez-en une autre ou annulez.',
      `Vous pouvez le faire jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`,
      silence.fr,
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: ({ from, lacksNumber = false, ...appointment }) => ({
    subject: `The clinic has moved ${within.en(appointment)}`,
    body: [
      ...modeChanged(from.mode, appointment.mode, 'en'),
      ...clinicChanged(from.clinicName, appointment.clinicName, 'en'),
      ...(lacksNumber ? [numberAsked.en] : []),
      `${whose.en(appointment.toldAs)} of ${spokenWhen(from.startsAt, from, 'en')} had to be moved by the clinic.`,
      `It is now on ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Service: ${appointment.perName}.`,
      `The reference stays the same: ${inFives(appointment.reference)}.`,
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
    subject: `La clinique a annulé ${within.fr(appointment)}`,
    body: [
      `La clinique a dû annuler ${within.fr(appointment)} du ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${appointment.clinicName}. Référence${nb}: ${inFives(appointment.reference)}.`,
      'Vous pouvez en prendre un autre dans le portail.',
      ...phoneLine(appointment, 'fr'),
    ].join('\n'),
  }),
  en: (appointment) => ({
    subject: `The clinic has cancelled ${within.en(appointment)}`,
    body: [
      `The clinic had to cancel ${within.en(appointment)} of ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${appointment.clinicName}. Reference: ${inFives(appointment.reference)}.`,
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
