import type { Language } from '../../../../contract/catalogues.ts';
import { howToCome } from '../howToCome.ts';
import { phoneLine, spokenWhen, type BookedVisit, type MessageText } from '../visitMessages.ts';

/** What the message of a reminder tells. `now` decides whether the visit may still be cancelled. Never the reason (product §6). */
export type VisitAhead = BookedVisit & { clinicAddress: string; now: Date };

const nb = '\u00A0';

const placeOf = ({ clinicName, clinicAddress }: VisitAhead): string =>
  [clinicName, clinicAddress].filter((part) => part !== '').join(', ');

const texts: Record<Language, (visit: VisitAhead) => MessageText> = {
  fr: (visit) => ({
    subject: 'Rappel de votre rendez-vous',
    body: [
      `Votre rendez-vous a lieu le ${spokenWhen(visit.startsAt, visit, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${placeOf(visit)}. Service${nb}: ${visit.perName}.`,
      `Référence${nb}: ${visit.reference}.`,
      visit.now <= visit.cancelUntil
        ? `Vous pouvez le confirmer dans le portail, ou l’annuler jusqu’au ${spokenWhen(visit.cancelUntil, visit, 'fr')}; ensuite, appelez la clinique.`
        : 'Vous pouvez le confirmer dans le portail. Pour l’annuler, appelez la clinique.',
      ...phoneLine(visit, 'fr'),
      howToCome.fr[visit.mode],
    ].join('\n'),
  }),
  en: (visit) => ({
    subject: 'Reminder of your appointment',
    body: [
      `Your appointment is on ${spokenWhen(visit.startsAt, visit, 'en')}, clinic time.`,
      `Place: ${placeOf(visit)}. Service: ${visit.perName}.`,
      `Reference: ${visit.reference}.`,
      visit.now <= visit.cancelUntil
        ? `You can confirm it in the portal, or cancel it until ${spokenWhen(visit.cancelUntil, visit, 'en')}; after that, call the clinic.`
        : 'You can confirm it in the portal. To cancel it, call the clinic.',
      ...phoneLine(visit, 'en'),
      howToCome.en[visit.mode],
    ].join('\n'),
  }),
};

/** The message that reminds of a visit, in the reader's language, with everything the mail does not say (product §8 Mail content). */
export const reminderMessage = (visit: VisitAhead, lang: Language): MessageText => texts[lang](visit);
