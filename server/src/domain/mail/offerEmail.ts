import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { spokenWhen } from '../appointmentMessages.ts';
import { waysToMeet } from '../modeChanged.ts';
import { spokenTime } from '../spokenTime.ts';
import type { Before } from './appointmentWording.ts';
import type { Email } from './email.ts';

/** Never the reason or the service. */
export type OfferFacts = {
  /** Null: the reader’s own. */
  firstName: string | null;
  startsAt: Date;
  timeZone: string;
  mode: Mode;
  clinicName: string;
  clinicAddress: string;
  expiresAt: Date;
  replaced: Before | null;
};

const nb = '\u00A0';

const placeOf = ({ clinicName, clinicAddress }: OfferFacts): string =>
  [clinicName, clinicAddress].filter((part) => part !== '').join(', ');

const wording: Record<Language, (facts: OfferFacts, address: string) => Email> = {
  fr: (facts, address) => {
    const { expiresAt, firstName, mode, replaced, timeZone } = facts;
    const whom = firstName ?? 'vous';
    const until = spokenTime(expiresAt, timeZone, 'fr');
    return {
      subject: `Une place est libre pour ${whom}, jusqu’à ${until}`,
      before: [
        `Vous attendiez une place${firstName === null ? '' : ` pour ${firstName}`}${nb}: en voici une, réservée pour ${whom} jusqu’à ${until} (heure de la clinique).`,
        `Date${nb}: ${spokenWhen(facts.startsAt, facts, 'fr')}`,
        `Où${nb}: ${waysToMeet.fr[mode]}`,
        `Clinique${nb}: ${placeOf(facts)}`,
        ...(replaced === null
          ? []
          : [
              `Elle remplacerait${nb}: ${spokenWhen(replaced.startsAt, replaced, 'fr')}, ${waysToMeet.fr[replaced.mode]} (${replaced.clinicName}). Ce rendez-vous reste tant que vous n’avez pas pris la place.`,
            ]),
      ],
      action: { label: 'Prendre ou laisser la place', address },
      after: [
        'Sans réponse, vous n’avez rien à faire\u00A0: nous continuons de chercher.',
        'Dans votre compte, vous choisissez si ces courriels disent quand et où.',
      ],
    };
  },
  en: (facts, address) => {
    const { expiresAt, firstName, mode, replaced, timeZone } = facts;
    const whom = firstName ?? 'you';
    const until = spokenTime(expiresAt, timeZone, 'en');
    return {
      subject: `A time is free for ${whom}, until ${until}`,
      before: [
        `You were waiting for a time${firstName === null ? '' : ` for ${firstName}`}: here is one, held for ${whom} until ${until} (clinic time).`,
        `Date: ${spokenWhen(facts.startsAt, facts, 'en')}`,
        `Where: ${waysToMeet.en[mode]}`,
        `Clinic: ${placeOf(facts)}`,
        ...(replaced === null
          ? []
          : [
              `It would replace: ${spokenWhen(replaced.startsAt, replaced, 'en')}, ${waysToMeet.en[replaced.mode]} (${replaced.clinicName}). That appointment stands until you take the time.`,
            ]),
      ],
      action: { label: 'Take it or leave it', address },
      after: [
        'If you do not answer, there is nothing to do: we go on looking.',
        'In your account, you choose whether these emails say when and where.',
      ],
    };
  },
};

export const offerEmail = (facts: OfferFacts, address: string, lang: Language): Email => wording[lang](facts, address);
