import type { Language } from '../../../../contract/catalogues.ts';
import type { Email } from '../mail/email.ts';
import { guestMinutes } from './secrets.ts';

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
