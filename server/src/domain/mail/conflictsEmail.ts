import type { Language } from '../../../../contract/catalogues.ts';
import type { Email } from './email.ts';

/** No personal data. */
type ConflictsFacts = { clinics: readonly { clinicName: string; conflicts: number }[] };

const nb = '\u00A0';

const command = 'npm run clinic -- conflicts';

const emails: Record<Language, (facts: ConflictsFacts) => Email> = {
  fr: ({ clinics }) => ({
    subject: 'Des rendez-vous ne correspondent plus à votre publication',
    before: [
      'Des personnes ont pris rendez-vous dans le portail à des heures que votre système publie maintenant autrement. Aucun rendez-vous n’a été modifié.',
      ...clinics.map(({ clinicName, conflicts }) => `${clinicName}${nb}: ${conflicts}${nb}rendez-vous`),
    ],
    after: [
      `Pour en voir la liste${nb}: ${command}`,
      'Déplacez ou annulez chaque rendez-vous (la personne en est avisée), ou déclarez le conflit réglé. Entre-temps, l’heure que quitte un de ces rendez-vous n’est offerte à personne d’autre.',
    ],
  }),
  en: ({ clinics }) => ({
    subject: 'Some appointments no longer match your publication',
    before: [
      'People booked times in the portal that your system now publishes differently. No appointment was changed.',
      ...clinics.map(
        ({ clinicName, conflicts }) =>
          `${clinicName}: ${conflicts} ${conflicts === 1 ? 'appointment' : 'appointments'}`,
      ),
    ],
    after: [
      `To list them: ${command}`,
      'Move or cancel each appointment (the person is told), or settle its conflict. Meanwhile, a time that one of these appointments leaves is offered to nobody else.',
    ],
  }),
};

export const conflictsEmail = (facts: ConflictsFacts, lang: Language): Email => emails[lang](facts);
