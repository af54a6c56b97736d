import type { Language } from '../../../../contract/catalogues.ts';
import { invitationRoute } from '../../../../contract/invitation.ts';
import { shownCode } from '../invitation/code.ts';
import type { Email } from './email.ts';

/** No clinic, date or reason (product §8 Mail content). */
export type InvitationFacts = { code: string; clinicPhone: string | null; publicUrl: string };

const nb = '\u00A0';

const emails: Record<Language, (facts: InvitationFacts & { phone: string; address: string }) => Email> = {
  fr: ({ code, clinicPhone, phone, address }) => ({
    subject: 'Votre clinique vous invite à choisir un rendez-vous',
    before: [
      'Une clinique du réseau garde des places pour vous. Choisissez celle qui vous convient, sans créer de compte.',
      `Votre code${nb}: ${shownCode(code)}`,
      'Ouvrez ce lien, puis donnez votre numéro d’assurance maladie, votre date de naissance et ce code.',
    ],
    action: { label: 'Choisir mon rendez-vous', address },
    after: [
      ...(clinicPhone === null
        ? []
        : [`Vous préférez téléphoner, ou le code ne fonctionne pas? Appelez la clinique au ${phone}.`]),
      'La clinique ne vous demandera jamais ce code. Si ce courriel ne vous est pas destiné, ne faites rien.',
    ],
  }),
  en: ({ code, clinicPhone, phone, address }) => ({
    subject: 'Your clinic invites you to choose an appointment',
    before: [
      'A clinic of the network is keeping some times for you. Choose the one that suits you, without creating an account.',
      `Your code: ${shownCode(code)}`,
      'Open this link, then give your health insurance number, your date of birth and this code.',
    ],
    action: { label: 'Choose my appointment', address },
    after: [
      ...(clinicPhone === null
        ? []
        : [`Would you rather phone, or does the code not work? Call the clinic at ${phone}.`]),
      'The clinic will never ask you for this code. If this email is not meant for you, do nothing.',
    ],
  }),
};

export const invitationEmail = (facts: InvitationFacts, lang: Language): Email =>
  emails[lang]({
    ...facts,
    phone: facts.clinicPhone?.replaceAll(' ', nb) ?? '',
    address: `${facts.publicUrl}/#${invitationRoute}`,
  });
