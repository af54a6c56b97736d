import type { Language } from '../../../../contract/catalogues.ts';
import { of } from '../whoseAppointment.ts';
import type { Email } from './email.ts';

/** `firstName` is null for a message about the reader. */
export type MessageFacts = { clinicName: string; firstName: string | null };

const wording: Record<Language, (facts: MessageFacts, address: string) => Email> = {
  fr: ({ clinicName, firstName }, address) => {
    const about = firstName === null ? '' : ` au sujet ${of(firstName)}`;
    return {
      subject: `Un message vous attend${about}`,
      before: [`${clinicName} vous a écrit${about}, dans le portail patient.`],
      action: { label: 'Lire le message', address },
      after: ['Pour ne plus recevoir ces courriels, changez vos choix d’avis dans votre compte.'],
    };
  },
  en: ({ clinicName, firstName }, address) => {
    const about = firstName === null ? '' : ` about ${firstName}`;
    return {
      subject: `You have a new message${about}`,
      before: [`${clinicName} wrote to you${about}, in the patient portal.`],
      action: { label: 'Read the message', address },
      after: ['To stop receiving these emails, change your notification choices in your account.'],
    };
  },
};

/** Never the subject or the text of the message. */
export const messageEmail = (facts: MessageFacts, address: string, lang: Language): Email =>
  wording[lang](facts, address);
