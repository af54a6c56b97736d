import { quebecZone } from '../../../../contract/quebec.ts';
import { reopenUntil } from '../closing.ts';
import { spokenDay, spokenTime } from '../spokenTime.ts';
import type { MailMessages } from './email.ts';

const notYou = 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00A0:';

export const frenchMessages: MailMessages = {
  greeting: 'Bonjour,',
  footer:
    'Ce courriel part de lui-même. Nous ne vous demanderons jamais votre mot de passe, ni par courriel ni par téléphone.',

  verification: ({ address }) => ({
    subject: 'Confirmez votre adresse courriel',
    before: [
      'Cette adresse a été donnée pour un compte du portail patient.',
      'Confirmez-la dans les 24\u00A0heures. Elle servira à vous connecter et à retrouver l’accès à votre compte.',
    ],
    action: { label: 'Confirmer mon adresse', address },
    after: ['Si vous n’avez pas donné cette adresse, ne faites rien\u00A0: elle ne sera pas confirmée.'],
  }),

  recovery: ({ login, address }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    before: [
      `Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour ${login === '' ? 'un compte du portail patient' : `le compte ${login}`}.`,
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

  factorOn: ({ login, address }) => ({
    subject: 'La vérification en deux étapes est activée',
    before: [
      `Le compte ${login} demande maintenant un code de votre application en plus du mot de passe. Les autres appareils ont été déconnectés.`,
      `Si c’était vous, gardez vos codes de secours en lieu sûr. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: ['Si vous n’avez pas le code demandé ensuite, téléphonez au réseau.'],
  }),

  factorOff: ({ login, address }) => ({
    subject: 'La vérification en deux étapes est désactivée',
    before: [
      `Le compte ${login} ne demande plus que le mot de passe. Les codes de secours ne servent plus.`,
      `Si c’était vous, ou à votre demande, tout est en ordre. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: [],
  }),

  codesRenewed: ({ login, address }) => ({
    subject: 'Vous avez de nouveaux codes de secours',
    before: [
      `De nouveaux codes de secours viennent d’être créés pour le compte ${login}. Les anciens ne servent plus.`,
      `Si c’était vous, tout est en ordre. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: [],
  }),

  recoveryCodeUsed: ({ login, address }) => ({
    subject: 'Un code de secours a servi',
    before: [
      `Un code de secours du compte ${login} vient de servir. Il ne servira plus.`,
      `Si c’était vous, tout est en ordre. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: ['Créez ensuite de nouveaux codes de secours dans votre compte.'],
  }),

  passkeyAdded: ({ login, address }) => ({
    subject: 'Une clé d’accès a été ajoutée',
    before: [
      `Une clé d’accès a été ajoutée au compte ${login}. Elle ouvre le compte sans le mot de passe.`,
      `Si c’était vous, tout est en ordre. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: ['Un nouveau mot de passe ne retire pas la clé. Retirez-la dans votre compte, ou téléphonez au réseau.'],
  }),

  passkeyRemoved: ({ login, address }) => ({
    subject: 'Une clé d’accès a été retirée',
    before: [
      `Une clé d’accès du compte ${login} a été retirée. Elle n’ouvre plus le compte.`,
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

  newDevice: ({ login, address, at, device }) => ({
    subject: 'Nouvelle connexion à votre compte',
    before: [
      `Quelqu’un, probablement vous, vient de se connecter au compte ${login} depuis un appareil que nous ne connaissions pas.`,
      `Appareil\u00A0: ${device === '' ? 'inconnu' : device.replace(' · ', ' sur ')}`,
      `Moment\u00A0: ${spokenDay(at, quebecZone, 'fr')} à\u00A0${spokenTime(at, quebecZone, 'fr')} (heure de l’Est)`,
      'Si c’était vous, tout est en ordre. Si ce n’était pas vous, déconnectez cet appareil, puis changez votre mot de passe\u00A0:',
    ],
    action: { label: 'Voir mes appareils connectés', address },
    after: [],
  }),

  accountClosed: ({ login, address, at }) => ({
    subject: 'Votre compte est fermé',
    before: [
      `Le compte ${login} du portail patient vient d’être fermé, et tous les appareils ont été déconnectés.`,
      `Jusqu’au ${spokenDay(reopenUntil(at), quebecZone, 'fr')}, vous pouvez le rouvrir\u00A0: connectez-vous avec le même identifiant et le même mot de passe. Ensuite, il sera effacé pour de bon.`,
    ],
    action: { label: 'Rouvrir mon compte', address },
    after: ['Si ce n’était pas vous, rouvrez-le tout de suite, puis choisissez un nouveau mot de passe.'],
  }),

  accountReopened: ({ login, address }) => ({
    subject: 'Votre compte est rouvert',
    before: [
      `Le compte ${login} du portail patient vient d’être rouvert. Rien n’en a été effacé.`,
      `Si c’était vous, tout est en ordre. ${notYou}`,
    ],
    action: { label: 'Retrouver l’accès à mon compte', address },
    after: [],
  }),

  visitReminder: ({ login, address }) => ({
    subject: 'Rappel de rendez-vous',
    before: [
      `Un rendez-vous lié à votre compte ${login} approche.`,
      'Ouvrez ce lien pour en voir le détail, pour le confirmer, ou pour l’annuler et laisser la place à quelqu’un d’autre.',
    ],
    action: { label: 'Voir le rendez-vous', address },
    after: [
      'Le détail se trouve aussi dans vos messages du portail. Dans votre compte, vous choisissez les rappels que vous recevez.',
    ],
  }),

  offerWaiting: ({ login, address, at }) => ({
    subject: 'Un message attend votre réponse',
    before: [
      `Un message du portail patient attend une réponse du compte ${login}, au plus tard à ${spokenTime(at, quebecZone, 'fr')} (heure de l’Est).`,
    ],
    action: { label: 'Répondre', address },
    after: ['Sans réponse, vous n’avez rien à faire\u00A0: nous continuons de chercher pour vous.'],
  }),

  accessRequest: ({ address }) => ({
    subject: 'Une demande attend votre réponse',
    before: [
      'Une personne demande à agir pour vous dans le portail patient. Rien ne lui est ouvert tant que vous n’avez pas accepté.',
      'Ouvrez ce lien dans les 7\u00A0jours. Il demande votre date de naissance, puis dit de qui vient la demande.',
    ],
    action: { label: 'Voir la demande', address },
    after: ['Si vous ne faites rien, la demande reste sans effet.'],
  }),

  messageWaiting: ({ login, address }) => ({
    subject: 'Un message vous attend',
    before: [`Un nouveau message vous attend dans le portail patient, pour le compte ${login}.`],
    action: { label: 'Lire le message', address },
    after: ['Pour ne plus recevoir ces courriels, changez vos choix d’avis dans votre compte.'],
  }),
};
