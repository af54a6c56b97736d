import type { Language } from '../../../contract/catalogues.ts';
import { howToCome } from './howToCome.ts';
import { phoneLine, spokenWhen, type BookedVisit, type MessageText, type ToldVisit } from './visitMessages.ts';

/** What a message about a moved visit may tell: where it stands now, and when it was before, on the clock of the clinic it was at. */
export type MovedVisit = BookedVisit & { from: Pick<ToldVisit, 'startsAt' | 'timeZone'> };

const nb = '\u00A0';

const moved: Record<Language, (visit: MovedVisit) => MessageText> = {
  fr: ({ from, ...visit }) => ({
    subject: 'Votre rendez-vous est déplacé',
    body: [
      `Votre rendez-vous du ${spokenWhen(from.startsAt, from, 'fr')} est déplacé, comme vous l’avez demandé.`,
      `Il aura lieu le ${spokenWhen(visit.startsAt, visit, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${visit.clinicName}. Service${nb}: ${visit.perName}.`,
      `La référence reste la même${nb}: ${visit.reference}.`,
      `Vous pouvez l’annuler ou le déplacer dans le portail jusqu’au ${spokenWhen(visit.cancelUntil, visit, 'fr')}; ensuite, appelez la clinique.`,
      ...phoneLine(visit, 'fr'),
      howToCome.fr[visit.mode],
    ].join('\n'),
  }),
  en: ({ from, ...visit }) => ({
    subject: 'Your appointment has moved',
    body: [
      `Your appointment of ${spokenWhen(from.startsAt, from, 'en')} has moved, as you asked.`,
      `It will take place on ${spokenWhen(visit.startsAt, visit, 'en')}, clinic time.`,
      `Place: ${visit.clinicName}. Service: ${visit.perName}.`,
      `The reference stays the same: ${visit.reference}.`,
      `You can cancel or move it in the portal until ${spokenWhen(visit.cancelUntil, visit, 'en')}; after that, call the clinic.`,
      ...phoneLine(visit, 'en'),
      howToCome.en[visit.mode],
    ].join('\n'),
  }),
};

const movedByClinic: Record<Language, (visit: MovedVisit) => MessageText> = {
  fr: ({ from, ...visit }) => ({
    subject: 'La clinique a déplacé votre rendez-vous',
    body: [
      `La clinique a dû déplacer votre rendez-vous du ${spokenWhen(from.startsAt, from, 'fr')}.`,
      `Il est maintenant le ${spokenWhen(visit.startsAt, visit, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${visit.clinicName}. Service${nb}: ${visit.perName}.`,
      `La référence reste la même${nb}: ${visit.reference}.`,
      'Si cette heure vous convient, confirmez-la dans le portail. Sinon, choisissez-en une autre ou annulez.',
      `Vous pouvez le faire jusqu’au ${spokenWhen(visit.cancelUntil, visit, 'fr')}; ensuite, appelez la clinique.`,
      ...phoneLine(visit, 'fr'),
      howToCome.fr[visit.mode],
    ].join('\n'),
  }),
  en: ({ from, ...visit }) => ({
    subject: 'The clinic has moved your appointment',
    body: [
      `Your appointment of ${spokenWhen(from.startsAt, from, 'en')} had to be moved by the clinic.`,
      `It is now on ${spokenWhen(visit.startsAt, visit, 'en')}, clinic time.`,
      `Place: ${visit.clinicName}. Service: ${visit.perName}.`,
      `The reference stays the same: ${visit.reference}.`,
      'If this time suits you, confirm it in the portal. If not, choose another or cancel.',
      `You can do so until ${spokenWhen(visit.cancelUntil, visit, 'en')}; after that, call the clinic.`,
      ...phoneLine(visit, 'en'),
      howToCome.en[visit.mode],
    ].join('\n'),
  }),
};

const cancelledByClinic: Record<Language, (visit: ToldVisit) => MessageText> = {
  fr: (visit) => ({
    subject: 'La clinique a annulé votre rendez-vous',
    body: [
      `La clinique a dû annuler votre rendez-vous du ${spokenWhen(visit.startsAt, visit, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${visit.clinicName}. Référence${nb}: ${visit.reference}.`,
      'Vous pouvez en prendre un autre dans le portail.',
      ...phoneLine(visit, 'fr'),
    ].join('\n'),
  }),
  en: (visit) => ({
    subject: 'The clinic has cancelled your appointment',
    body: [
      `The clinic had to cancel your appointment of ${spokenWhen(visit.startsAt, visit, 'en')}, clinic time.`,
      `Place: ${visit.clinicName}. Reference: ${visit.reference}.`,
      'You can book another one in the portal.',
      ...phoneLine(visit, 'en'),
    ].join('\n'),
  }),
};

/** The message that a visit was moved by its patient, in the reader's language. */
export const movedMessage = (visit: MovedVisit, lang: Language): MessageText => moved[lang](visit);

/** The message that the clinic moved a visit: what to do now, and until when. */
export const clinicMovedMessage = (visit: MovedVisit, lang: Language): MessageText => movedByClinic[lang](visit);

/** The message that the clinic cancelled a visit. */
export const clinicCancelledMessage = (visit: ToldVisit, lang: Language): MessageText => cancelledByClinic[lang](visit);
