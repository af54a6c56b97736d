import type { Language } from '../../../../contract/catalogues.ts';
import { howToCome } from '../howToCome.ts';
import { askedNumber, type LacksNumber } from '../numberAsked.ts';
import { phoneLine, spokenWhen, type BookedAppointment, type MessageText } from '../appointmentMessages.ts';

/** Never the reason (product §6). `now` decides whether cancelling is possible. */
export type AppointmentAhead = BookedAppointment & LacksNumber & { clinicAddress: string; now: Date };

const nb = '\u00A0';

const locationOf = ({ clinicName, clinicAddress }: AppointmentAhead): string =>
  [clinicName, clinicAddress].filter((part) => part !== '').join(', ');

const texts: Record<Language, (appointment: AppointmentAhead) => MessageText> = {
  fr: (appointment) => ({
    subject: 'Rappel de votre rendez-vous',
    body: [
      ...askedNumber(appointment, 'fr'),
      `Votre rendez-vous a lieu le ${spokenWhen(appointment.startsAt, appointment, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${locationOf(appointment)}. Service${nb}: ${appointment.perName}.`,
      `Référence${nb}: ${appointment.reference}.`,
      appointment.now <= appointment.cancelUntil
        ? `Vous pouvez le confirmer dans le portail, ou l’annuler jusqu’au ${spokenWhen(appointment.cancelUntil, appointment, 'fr')}; ensuite, appelez la clinique.`
        : 'Vous pouvez le confirmer dans le portail. Pour l’annuler, appelez la clinique.',
      ...phoneLine(appointment, 'fr'),
      howToCome.fr[appointment.mode],
    ].join('\n'),
  }),
  en: (appointment) => ({
    subject: 'Reminder of your appointment',
    body: [
      ...askedNumber(appointment, 'en'),
      `Your appointment is on ${spokenWhen(appointment.startsAt, appointment, 'en')}, clinic time.`,
      `Place: ${locationOf(appointment)}. Service: ${appointment.perName}.`,
      `Reference: ${appointment.reference}.`,
      appointment.now <= appointment.cancelUntil
        ? `You can confirm it in the portal, or cancel it until ${spokenWhen(appointment.cancelUntil, appointment, 'en')}; after that, call the clinic.`
        : 'You can confirm it in the portal. To cancel it, call the clinic.',
      ...phoneLine(appointment, 'en'),
      howToCome.en[appointment.mode],
    ].join('\n'),
  }),
};

/** Has the details the email omits (product §8 Mail content). */
export const reminderMessage = (appointment: AppointmentAhead, lang: Language): MessageText => texts[lang](appointment);
