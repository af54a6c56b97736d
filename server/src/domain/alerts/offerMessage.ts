import type { Language } from '../../../../contract/catalogues.ts';
import { spokenTime } from '../spokenTime.ts';
import { spokenWhen, type MessageText } from '../appointmentMessages.ts';

/** Never the reason. */
export type ToldOffer = {
  startsAt: Date;
  timeZone: string;
  clinicName: string;
  perName: string;
  expiresAt: Date;
  replaces: boolean;
};

const nb = '\u00A0';

const written: Record<Language, (offer: ToldOffer) => MessageText> = {
  fr: (offer) => ({
    subject: 'Une place est libre pour vous',
    body: [
      `Vous attendiez une place${nb}: en voici une, le ${spokenWhen(offer.startsAt, offer, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${offer.clinicName}. Service${nb}: ${offer.perName}.`,
      `Elle est gardée pour vous seulement jusqu’à ${spokenTime(offer.expiresAt, offer.timeZone, 'fr')}, heure de la clinique. Prenez-la ou laissez-la dans «${nb}Mes alertes${nb}».`,
      ...(offer.replaces ? ['Votre rendez-vous actuel reste à vous tant que vous n’avez pas pris cette place.'] : []),
      'Sans réponse, elle ira à une autre personne et nous continuerons de chercher pour vous.',
    ].join('\n'),
  }),
  en: (offer) => ({
    subject: 'A place is free for you',
    body: [
      `You were waiting for a place: here is one, ${spokenWhen(offer.startsAt, offer, 'en')}, clinic time.`,
      `Place: ${offer.clinicName}. Service: ${offer.perName}.`,
      `It is kept for you alone until ${spokenTime(offer.expiresAt, offer.timeZone, 'en')}, clinic time. Take it or leave it under “My alerts”.`,
      ...(offer.replaces ? ['Your present appointment stays yours as long as you have not taken this place.'] : []),
      'Without an answer it will go to someone else, and we will go on looking for you.',
    ].join('\n'),
  }),
};

export const offerMessage = (offer: ToldOffer, lang: Language): MessageText => written[lang](offer);
