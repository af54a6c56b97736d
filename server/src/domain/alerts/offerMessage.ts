import type { Language, Mode } from '../../../../contract/catalogues.ts';
import type { Before } from '../mail/appointmentWording.ts';
import { englishAppointment } from '../mail/englishAppointment.ts';
import { frenchAppointment } from '../mail/frenchAppointment.ts';
import { waysToMeet } from '../modeChanged.ts';
import { spokenTime } from '../spokenTime.ts';
import { spokenWhen, type MessageText } from '../appointmentMessages.ts';

/** Never the reason. */
export type ToldOffer = {
  startsAt: Date;
  timeZone: string;
  clinicName: string;
  perName: string;
  expiresAt: Date;
  mode: Mode;
  /** Of a person without an account of their own. */
  childName: string | null;
  replaced: Before | null;
};

const nb = '\u00A0';

const replacing: Record<Language, (replaced: Before | null) => string[]> = {
  fr: (replaced) =>
    replaced === null
      ? []
      : [
          `Elle remplacerait le rendez-vous du ${spokenWhen(replaced.startsAt, replaced, 'fr')}, ${waysToMeet.fr[replaced.mode]} (${replaced.clinicName}). Il reste à vous tant que vous n’avez pas pris cette place.`,
        ],
  en: (replaced) =>
    replaced === null
      ? []
      : [
          `It would replace the appointment of ${spokenWhen(replaced.startsAt, replaced, 'en')}, ${waysToMeet.en[replaced.mode]} (${replaced.clinicName}). That one stays yours as long as you have not taken this place.`,
        ],
};

const written: Record<Language, (offer: ToldOffer) => MessageText> = {
  fr: (offer) => ({
    subject: `Une place est libre pour ${offer.childName ?? 'vous'}`,
    body: [
      `Vous attendiez une place${offer.childName === null ? '' : ` pour ${offer.childName}`}${nb}: en voici une, le ${spokenWhen(offer.startsAt, offer, 'fr')}, heure de la clinique.`,
      `Lieu${nb}: ${offer.clinicName}. Service${nb}: ${offer.perName}.`,
      `${frenchAppointment.mode(offer.mode)}.`,
      `Elle est gardée pour vous seulement jusqu’à ${spokenTime(offer.expiresAt, offer.timeZone, 'fr')}, heure de la clinique. Prenez-la ou laissez-la dans «${nb}Mes alertes${nb}».`,
      ...replacing.fr(offer.replaced),
      'Sans réponse, elle ira à une autre personne et nous continuerons de chercher pour vous.',
    ].join('\n'),
  }),
  en: (offer) => ({
    subject: `A place is free for ${offer.childName ?? 'you'}`,
    body: [
      `You were waiting for a place${offer.childName === null ? '' : ` for ${offer.childName}`}: here is one, ${spokenWhen(offer.startsAt, offer, 'en')}, clinic time.`,
      `Place: ${offer.clinicName}. Service: ${offer.perName}.`,
      `${englishAppointment.mode(offer.mode)}.`,
      `It is kept for you alone until ${spokenTime(offer.expiresAt, offer.timeZone, 'en')}, clinic time. Take it or leave it under “My alerts”.`,
      ...replacing.en(offer.replaced),
      'Without an answer it will go to someone else, and we will go on looking for you.',
    ].join('\n'),
  }),
};

export const offerMessage = (offer: ToldOffer, lang: Language): MessageText => written[lang](offer);
