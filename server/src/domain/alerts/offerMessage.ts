import type { Language } from '../../../../contract/catalogues.ts';
import type { Before } from '../mail/appointmentWording.ts';
import { waysToMeet } from '../modeChanged.ts';
import { spokenTime } from '../spokenTime.ts';
import { spokenWhen, type MessageText } from '../appointmentMessages.ts';
import { whoseAppointment, withinSentence } from '../whoseAppointment.ts';

/** Never the reason. */
export type ToldOffer = {
  toldAs: string | null;
  startsAt: Date;
  timeZone: string;
  clinicName: string;
  perName: string;
  expiresAt: Date;
  replaced: Before | null;
};

const nb = '\u00A0';

const written: Record<Language, (offer: ToldOffer) => MessageText> = {
  fr: (offer) => ({
    subject: `Une place est libre pour ${offer.toldAs ?? 'vous'}`,
    body: [
      `Vous attendiez une place${offer.toldAs === null ? '' : ` pour ${offer.toldAs}`}${nb}: en voici une, le ${spokenWhen(offer.startsAt, offer, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${offer.clinicName}. Service${nb}: ${offer.perName}.`,
      `Elle est réservée pour ${offer.toldAs ?? 'vous'} seulement jusqu’à ${spokenTime(offer.expiresAt, offer.timeZone, 'fr')}, heure de la clinique. Prenez-la ou laissez-la dans «${nb}Mes alertes${nb}».`,
      ...(offer.replaced
        ? [
            `Elle remplacerait${nb}: le ${spokenWhen(offer.replaced.startsAt, offer.replaced, 'fr')}, heure de la clinique, ${waysToMeet.fr[offer.replaced.mode]} (${offer.replaced.clinicName}). Tant que vous n’avez pas pris cette place, ${withinSentence.fr(whoseAppointment.fr(offer.toldAs))} reste comme il est.`,
          ]
        : []),
      `Sans réponse, elle ira à une autre personne et nous continuerons de chercher pour ${offer.toldAs ?? 'vous'}.`,
    ].join('\n'),
  }),
  en: (offer) => ({
    subject: `A time is free for ${offer.toldAs ?? 'you'}`,
    body: [
      `You were waiting for a time${offer.toldAs === null ? '' : ` for ${offer.toldAs}`}: here is one, ${spokenWhen(offer.startsAt, offer, 'en')}, clinic time.`,
      `Place: ${offer.clinicName}. Service: ${offer.perName}.`,
      `It is held for ${offer.toldAs ?? 'you'} alone until ${spokenTime(offer.expiresAt, offer.timeZone, 'en')}, clinic time. Take it or leave it under “My alerts”.`,
      ...(offer.replaced
        ? [
            `It would replace: ${spokenWhen(offer.replaced.startsAt, offer.replaced, 'en')}, clinic time, ${waysToMeet.en[offer.replaced.mode]} (${offer.replaced.clinicName}). Until you take this time, ${withinSentence.en(whoseAppointment.en(offer.toldAs))} stays as it is.`,
          ]
        : []),
      `Without an answer it will go to someone else, and we will go on looking for ${offer.toldAs ?? 'you'}.`,
    ].join('\n'),
  }),
};

export const offerMessage = (offer: ToldOffer, lang: Language): MessageText => written[lang](offer);
