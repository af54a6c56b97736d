import type { Language } from '../../../../contract/catalogues.ts';
import type { Email } from './email.ts';

export type ConflictsFacts = { clinics: readonly { clinicName: string; conflicts: number }[] };

const nb = '\u00A0';

const command = 'npm run clinic -- conflicts';

const lines = ({ clinics }: ConflictsFacts): string[] =>
  clinics.map(({ clinicName, conflicts }) => `${clinicName}${nb}: ${conflicts}`);

const emails: Record<Language, (facts: ConflictsFacts) => Email> = {
  fr: (facts) => ({
    subject: 'Des rendez-vous ne correspondent plus à votre publication',
    before: [
      'Votre système publie autrement des plages où des rendez-vous sont pris dans le portail. Aucun rendez-vous n’a été modifié.',
      ...lines(facts),
    ],
    after: [
      `Pour les voir${nb}: ${command}`,
      'Déplacez ou annulez chaque rendez-vous (le patient en est avisé), ou déclarez le conflit réglé.',
    ],
  }),
  en: (facts) => ({
    subject: 'Some appointments no longer match your publication',
    before: [
      'Your system publishes otherwise some slots that are booked in the portal. No appointment was changed.',
      ...lines(facts),
    ],
    after: [
      `To see them: ${command}`,
      'Move or cancel each appointment (the patient is told), or declare the conflict settled.',
    ],
  }),
};

/** No personal data. */
export const conflictsEmail = (facts: ConflictsFacts, lang: Language): Email => emails[lang](facts);
