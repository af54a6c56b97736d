import type { Language } from '../../../../contract/catalogues.ts';

const nb = '\u00A0';

/** Courteous; never medical advice. */
const answers: Record<Language, readonly string[]> = {
  fr: [
    'Bonjour,\nNous avons bien reçu votre message et nous l’avons remis à l’équipe. Vous aurez de nos nouvelles d’ici trois jours ouvrables.',
    `Bonjour,\nMerci de votre message. C’est noté à votre dossier. Si votre état change, composez le 811; en cas d’urgence, le 911.\nVotre clinique`,
    `Bonjour,\nNous vous répondrons par téléphone si une précision est nécessaire. Rien d’autre à faire de votre côté${nb}: votre rendez-vous tient toujours.`,
  ],
  en: [
    'Hello,\nWe have received your message and passed it on to the team. You will hear from us within three working days.',
    'Hello,\nThank you for your message. It is noted in your file. If you get worse, call 811; in an emergency, 911.\nYour clinic',
    'Hello,\nWe will call you if we need to know more. There is nothing else for you to do: your appointment stands.',
  ],
};

/** All processes simulate the same answer. */
const numberOf = (messageId: string): number => Number.parseInt(messageId.replaceAll('-', '').slice(-6), 16);

export const simulatedDelaySeconds = (messageId: string): number => 20 + (numberOf(messageId) % 41);

export const simulatedAnswer = (messageId: string, lang: Language): string => {
  const choice = answers[lang];
  return choice[numberOf(messageId) % choice.length] ?? choice.join('');
};
