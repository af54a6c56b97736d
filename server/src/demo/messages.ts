import type { Language } from '../../../contract/catalogues.ts';
import type { MessageText } from '../domain/appointmentMessages.ts';
import type { AppointmentOf } from './appointments.ts';

const nb = '\u00A0';

export type Message = MessageText & {
  about: AppointmentOf;
  kind: 'system' | 'clinic';
  clinic: string | null;
  lang: Language;
  daysAgo: number;
  isRead: boolean;
};

/** Clinics write in their own language; never a diagnosis. */
export const messages: readonly Message[] = [
  {
    about: 'self',
    kind: 'system',
    clinic: null,
    lang: 'fr',
    daysAgo: 220,
    isRead: true,
    subject: 'Bienvenue au Réseau Boréal',
    body: [
      'Bonjour Élise,',
      `Votre compte est ouvert. Vous pouvez prendre rendez-vous dans toutes les cliniques du réseau, pour vous ou pour les personnes que vous représentez.`,
      `Vous avez une question de santé? Appelez le 811, jour et nuit. En cas d’urgence${nb}: 911.`,
      'L’équipe du Réseau Boréal',
    ].join('\n'),
  },
  {
    about: 'self',
    kind: 'clinic',
    clinic: 'plateau',
    lang: 'fr',
    daysAgo: 40,
    isRead: true,
    subject: 'Nous vous avons attendue',
    body: [
      'Bonjour,',
      'Vous n’êtes pas venue à votre dernier rendez-vous. Si un empêchement survient, annulez dans le portail jusqu’à deux heures avant la visite; une autre personne pourra en profiter.',
      'Il n’y a rien à payer. À bientôt,',
      'GMF des Trois-Érables',
    ].join('\n'),
  },
  {
    about: 'self',
    kind: 'clinic',
    clinic: 'plateau',
    lang: 'fr',
    daysAgo: 2,
    isRead: false,
    subject: 'Votre prochaine visite',
    body: [
      'Bonjour,',
      `Pour votre prochaine visite, apportez la liste de vos médicaments et vos mesures de tension des deux dernières semaines, prises le matin avant 9${nb}h.`,
      `Si vous avez de la fièvre ou de la toux, appelez-nous avant de venir${nb}: 514${nb}555-0101.`,
      'GMF des Trois-Érables',
    ].join('\n'),
  },
  {
    about: 'child',
    kind: 'clinic',
    clinic: 'rosemont',
    lang: 'fr',
    daysAgo: 1,
    isRead: false,
    subject: 'Le carnet de vaccination de Théo',
    body: [
      'Bonjour,',
      'Apportez le carnet de vaccination de Théo à son rendez-vous, et habillez-le d’un chandail à manches courtes. Prévoyez quinze minutes sur place après le vaccin.',
      'CLSC du Sentier',
    ].join('\n'),
  },
  {
    about: 'self',
    kind: 'clinic',
    clinic: 'pointe-claire',
    lang: 'en',
    daysAgo: 5,
    isRead: false,
    subject: 'Your form is ready',
    body: [
      'Hello,',
      'The form you left with us is signed. You can pick it up at the front desk on weekdays, from 8 a.m. to 5 p.m. There is no charge.',
      'Clinique médicale Rive-Ouest',
    ].join('\n'),
  },
];
