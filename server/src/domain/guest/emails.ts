import type { Language } from '../../../../contract/catalogues.ts';
import type { Email } from '../mail/email.ts';
import { spokenDate, spokenTime } from '../spokenTime.ts';
import { guestMinutes, guestTries } from './secrets.ts';

const nb = '\u00A0';

const codeEmails: Record<Language, (code: string) => Email> = {
  fr: (code) => ({
    subject: 'Votre code pour prendre rendez-vous',
    before: [
      `Votre code${nb}: ${code}`,
      `Entrez-le dans la page où vous prenez rendez-vous. Il sert pendant ${guestMinutes.code}${nb}minutes.`,
    ],
    after: ['Personne ne vous demandera ce code. Si vous n’avez pas demandé de rendez-vous, ne faites rien.'],
  }),
  en: (code) => ({
    subject: 'Your code to book an appointment',
    before: [
      `Your code: ${code}`,
      `Enter it on the page where you are booking. It works for ${guestMinutes.code} minutes.`,
    ],
    after: ['Nobody will ask you for this code. If you did not ask for an appointment, do nothing.'],
  }),
};

export const codeEmail = (code: string, lang: Language): Email => codeEmails[lang](code);

export type AppointmentNews = 'booked' | 'moved' | 'cancelled' | 'reminder' | 'locked';

/** Never the reason or clinic (product §8 Mail content). Without `address`, no link. */
export type AppointmentFacts = {
  startsAt: Date;
  timeZone: string;
  reference: string;
  clinicPhone: string | null;
  address: string | null;
};

type Messages = {
  subject: Record<AppointmentNews, string>;
  opening: Record<AppointmentNews, string>;
  when: (date: string, time: string) => string;
  reference: (reference: string) => string;
  phone: (phone: string) => string;
  open: string;
  needed: string;
};

const messages: Record<Language, Messages> = {
  fr: {
    subject: {
      booked: 'Votre rendez-vous est confirmé',
      moved: 'Votre rendez-vous a changé',
      cancelled: 'Votre rendez-vous est annulé',
      reminder: 'Rappel de rendez-vous',
      locked: 'La référence de votre rendez-vous est bloquée',
    },
    opening: {
      booked: 'Votre rendez-vous est pris.',
      moved: 'Votre rendez-vous a maintenant lieu à un autre moment.',
      cancelled: 'Ce rendez-vous n’aura pas lieu.',
      reminder: 'Votre rendez-vous approche.',
      locked:
        `Quelqu’un a donné ${guestTries.birthDates}${nb}fois une date de naissance qui ne correspond pas à votre rendez-vous. ` +
        `Sa référence est bloquée pour ${guestTries.lockedHours}${nb}heures; le rendez-vous tient.`,
    },
    when: (date, time) => `Date${nb}: ${date}, ${time}`,
    reference: (reference) => `Référence${nb}: ${reference}`,
    phone: (phone) => `Téléphone de la clinique${nb}: ${phone}`,
    open: 'Voir le rendez-vous',
    needed: 'La page demande la date de naissance de la personne. Vous pourrez confirmer votre présence ou annuler.',
  },
  en: {
    subject: {
      booked: 'Your appointment is confirmed',
      moved: 'Your appointment has changed',
      cancelled: 'Your appointment is cancelled',
      reminder: 'Appointment reminder',
      locked: 'The reference of your appointment is blocked',
    },
    opening: {
      booked: 'Your appointment is booked.',
      moved: 'Your appointment now takes place at another time.',
      cancelled: 'This appointment will not take place.',
      reminder: 'Your appointment is near.',
      locked:
        `Somebody gave a date of birth that does not match your appointment ${guestTries.birthDates} times. ` +
        `Its reference is blocked for ${guestTries.lockedHours} hours; the appointment stands.`,
    },
    when: (date, time) => `Date: ${date}, ${time}`,
    reference: (reference) => `Reference: ${reference}`,
    phone: (phone) => `The clinic’s phone: ${phone}`,
    open: 'See the appointment',
    needed: 'The page asks for the person’s date of birth. You can confirm that you are coming, or cancel.',
  },
};

export const appointmentEmail = (
  news: AppointmentNews,
  { startsAt, timeZone, reference, clinicPhone, address }: AppointmentFacts,
  lang: Language,
): Email => {
  const say = messages[lang];
  const facts = [
    say.when(spokenDate(startsAt, timeZone, lang), spokenTime(startsAt, timeZone, lang)),
    say.reference(reference),
    ...(clinicPhone === null ? [] : [say.phone(clinicPhone.replaceAll(' ', nb))]),
  ];
  const email = { subject: say.subject[news], before: [say.opening[news], ...facts] };
  return address === null
    ? { ...email, after: [] }
    : { ...email, action: { label: say.open, address }, after: [say.needed] };
};
