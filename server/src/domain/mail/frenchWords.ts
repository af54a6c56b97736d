import type { MailWords } from './letter.ts';

const notYou = 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00A0:';

/** The mails in French, the source. */
export const frenchWords: MailWords = {
  greeting: 'Bonjour,',
  footer: 'Ce courriel part de lui-même. Nous ne vous demanderons jamais votre mot de passe, ni par courriel ni par téléphone.',

  verification: ({ login, address }) => ({
    subject: 'Confirmez votre adresse courriel',
    before: [
      `Cette adresse a été donnée pour le compte ${login} du portail patient.`,
      'Confirmez-la dans les 24\u00A0heures. Elle servira à vous connecter et à retrouver l’accès à votre compte.',
    ],
    action: { label: 'Confirmer mon adresse', address },
    after: ['Si vous n’avez pas donné cette adresse, ne faites rien\u00A0: elle ne sera pas confirmée.'],
  }),

  recovery: ({ login, address }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    before: [
      `Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour le compte ${login}.`,
      'Ouvrez ce lien dans les 15\u00A0minutes. Il sert une seule fois.',
    ],
    action: { label: 'Choisir mon mot de passe', address },
    after: [
      'Si vous avez reçu plusieurs courriels comme celui-ci, seul le lien du plus récent fonctionne.',
      'Si vous n’avez rien demandé, ne faites rien\u00A0: votre mot de passe reste le même.',
    ],
  }),

  passwordChanged: ({ login, address }) => ({
    subject: 'Votre mot de passe a changé',
    before: [
      `Le mot de passe du compte ${login} vient de changer. Les autres appareils ont été déconnectés.`,
      `Si c’était vous, tout est en ordre. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: [],
  }),

  emailChangeRequested: ({ login, address }) => ({
    subject: 'Une nouvelle adresse a été demandée pour votre compte',
    before: [
      `Une autre adresse courriel a été donnée pour le compte ${login}. Celle-ci reste en vigueur tant que l’autre n’est pas confirmée.`,
      `Si c’était vous, suivez le lien envoyé à la nouvelle adresse. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: ['La nouvelle adresse ne pourra alors plus être confirmée.'],
  }),

  emailChanged: ({ login }) => ({
    subject: 'L’adresse de votre compte a changé',
    before: [
      `Le compte ${login} a maintenant une autre adresse courriel. Nous n’écrirons plus à celle-ci.`,
      'Si ce n’était pas vous, téléphonez au réseau sans attendre.',
    ],
    after: [],
  }),
};
