import { guestTries } from '../guest/secrets.ts';
import { waysToMeet } from '../modeChanged.ts';
import { withinSentence } from '../whoseAppointment.ts';
import { silence } from '../silence.ts';
import type { AppointmentMessages } from './appointmentWording.ts';

const nb = '\u00A0';
const ways = waysToMeet.fr;
const lower = withinSentence.fr;

export const frenchAppointment: AppointmentMessages = {
  subject: {
    booked: (whose) => `${whose} est confirmé`,
    moved: (whose) => `${whose} a changé`,
    movedByClinic: (whose) => `La clinique a déplacé ${lower(whose)}`,
    cancelled: (whose) => `${whose} est annulé`,
    cancelledByClinic: (whose) => `La clinique a annulé ${lower(whose)}`,
    number: () => 'La clinique composera un autre numéro',
    reminder: (whose) => `Rappel${nb}: ${lower(whose)}`,
    locked: () => 'La référence de votre rendez-vous est bloquée',
  },
  opening: {
    booked: (whose) => `${whose} est pris.`,
    moved: (whose) => `${whose} a changé. Voici ce qui vaut maintenant.`,
    movedByClinic: (whose) => `La clinique a dû déplacer ${lower(whose)}. Voici ce qui vaut maintenant.`,
    cancelled: (whose) => `${whose} n’aura pas lieu${nb}: il est annulé.`,
    cancelledByClinic: (whose) => `La clinique a dû annuler ${lower(whose)}. Vous pouvez en prendre un autre.`,
    number: (whose) =>
      `Quelqu’un a changé le numéro que la clinique composera pour ${lower(whose)}. ` +
      'Si ce n’est pas vous, téléphonez à la clinique.',
    reminder: (whose) => `${whose} approche.`,
    locked: (whose) =>
      `Quelqu’un a donné ${guestTries.birthDates}${nb}fois une date de naissance qui ne correspond pas à ${lower(whose)}. ` +
      `Sa référence est bloquée pour ${guestTries.lockedHours}${nb}heures; le rendez-vous tient.`,
  },
  unsaid: {
    opening: (login) => `Il s’agit d’un rendez-vous lié à votre compte ${login}.`,
    detail: 'Le détail est dans le portail.',
  },
  when: (date, time) => `Quand${nb}: ${date}, ${time}`,
  before: ({ date, time, mode, clinicName }) => `Avant, c’était${nb}: ${date}, ${time}, ${ways[mode]} (${clinicName})`,
  mode: (mode) => `Comment${nb}: ${ways[mode]}`,
  clinic: (place) => `Clinique${nb}: ${place}`,
  reference: (reference) => `Référence${nb}: ${reference}`,
  phone: (phone) => `Téléphone de la clinique${nb}: ${phone}`,
  open: 'Voir le rendez-vous',
  answer: {
    account: (until) =>
      until === null
        ? `Si cela vous convient, confirmez-le. Sinon, appelez la clinique. ${silence.fr}`
        : `Si cela vous convient, confirmez-le. Sinon, choisissez une autre heure ou annulez, jusqu’au ${until}. ${silence.fr}`,
    guest: () => `Si cela vous convient, confirmez-le. ${silence.fr}`,
  },
  wayOn: {
    birthDate: 'La page demande la date de naissance de la personne.',
    attendance: 'Vous pourrez confirmer votre présence.',
    cancel: (until) =>
      until === null ? 'Pour l’annuler, appelez la clinique.' : `Vous pourrez l’annuler jusqu’au ${until}.`,
    onceReminded: 'Au moment du rappel, vous pourrez aussi confirmer.',
  },
  choices: 'Dans votre compte, vous choisissez si ces courriels disent quand et où.',
};
