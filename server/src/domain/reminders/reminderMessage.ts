import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { phoneLine, spokenWhen, type MessageText, type ToldVisit } from '../visitMessages.ts';

/** What the message of a reminder tells. `now` decides whether the visit may still be cancelled. Never the reason (product §6). */
export type VisitAhead = ToldVisit & { mode: Mode; clinicAddress: string; now: Date };

const nb = '\u00A0';

const how: Record<Language, Record<Mode, string>> = {
  fr: {
    'in-person': 'Apportez votre carte d’assurance maladie.',
    phone: 'Par téléphone\u00A0: gardez votre téléphone près de vous.',
    video: 'Par vidéo\u00A0: préparez un appareil avec caméra et micro.',
    home: 'À domicile\u00A0: préparez votre carte d’assurance maladie.',
  },
  en: {
    'in-person': 'Bring your health insurance card.',
    phone: 'By phone: keep your phone close.',
    video: 'By video: have a device with a camera and a microphone ready.',
    home: 'At home: have your health insurance card ready.',
  },
};

const placeOf = ({ clinicName, clinicAddress }: VisitAhead): string => [clinicName, clinicAddress].filter((part) => part !== '').join(', ');

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
      how.fr[visit.mode],
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
      how.en[visit.mode],
    ].join('\n'),
  }),
};

/** The message that reminds of a visit, in the reader's language, with everything the mail does not say (product §8 Mail content). */
export const reminderMessage = (visit: VisitAhead, lang: Language): MessageText => texts[lang](visit);
