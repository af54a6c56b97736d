import type { Language } from '../../../../contract/catalogues.ts';
import { howToCome } from '../howToCome.ts';
import { englishAppointment } from '../mail/englishAppointment.ts';
import { frenchAppointment } from '../mail/frenchAppointment.ts';
import { askedNumber, type LacksNumber } from '../numberAsked.ts';
import { phoneLine, spokenWhen, type BookedAppointment, type MessageText } from '../appointmentMessages.ts';
import { whoseAppointment, withinSentence } from '../whoseAppointment.ts';

/** Never the reason (product §6). `now` decides whether cancelling is possible. */
export type AppointmentAhead = BookedAppointment & LacksNumber & { clinicAddress: string; now: Date };

const nb = '\u00A0';

const locationOf = ({ clinicName, clinicAddress }: AppointmentAhead): string =>
  [clinicName, clinicAddress].filter((part) => part !== '').join(', ');

const texts: Record<Language, (appointment: AppointmentAhead) => MessageText> = {
  fr: (appointment) => ({
    subject: `Rappel${nb}: ${withinSentence.fr(whoseAppointment.fr(appointment))}`,
    body: [
      ...askedNumber(appointment, 'fr'),
      `${whoseAppointment.fr(appointment)} a lieu le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${locationOf(appointment)}. Service${nb}: ${appointment.perName}.`,
      `${frenchAppointment.mode(appointment.mode)}.`,
      `Référence${nb}: ${appointment.reference}.`,
      appointment.now <= appointment.cancelUntil
        ? `Vous pouvez le confirmer dans le portail, ou l’annuler jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`
        : 'Vous pouvez le confirmer dans le portail. Pour l’annuler, appelez la clinique.',
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: (appointment) => ({
    subject: `Reminder: ${withinSentence.en(whoseAppointment.en(appointment))}`,
    body: [
      ...askedNumber(appointment, 'en'),
      `${whoseAppointment.en(appointment)} is on ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${locationOf(appointment)}. Service: ${appointment.perName}.`,
      `${englishAppointment.mode(appointment.mode)}.`,
      `Reference: ${appointment.reference}.`,
      appointment.now <= appointment.cancelUntil
        ? `You can confirm it in the portal, or cancel it until ${spokenWhen(appointment.cancelUntil, appointment, 'en')}; after that, call the clinic.`
        : 'You can confirm it in the portal. To cancel it, call the clinic.',
      ...phoneLine(appointment, 'en'),
      howToCome.en[appointment.mode],
    ].join('\n'),
  }),
};

export const reminderMessage = (appointment: AppointmentAhead, lang: Language): MessageText => texts[lang](appointment);
