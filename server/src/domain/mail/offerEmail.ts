import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { spokenWhen } from '../appointmentMessages.ts';
import { waysToMeet } from '../modeChanged.ts';
import { spokenTime } from '../spokenTime.ts';
import type { AppointmentOf } from '../whoseAppointment.ts';
import type { Before } from './appointmentWording.ts';
import type { Email } from './email.ts';
import { englishAppointment } from './englishAppointment.ts';
import { frenchAppointment } from './frenchAppointment.ts';

/** Never the reason or the service. */
export type OfferFacts = AppointmentOf & {
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

const wording: Record<Language, (facts: OfferFacts, until: string, address: string) => Email> = {
  fr: (facts, until, address) => {
    const { firstName, isReader, mode, replaced } = facts;
    const whom = isReader ? 'vous' : (firstName ?? 'une personne');
    return {
      subject: `Une place est libre pour ${whom}, jusqu’à ${until}`,
      before: [
        `Vous attendiez une place${isReader ? '' : ` pour ${whom}`}${nb}: en voici une, gardée jusqu’à ${until} (heure de la clinique).`,
        `Quand${nb}: ${spokenWhen(facts.startsAt, facts, 'fr')}`,
        frenchAppointment.mode(mode),
        frenchAppointment.clinic(placeOf(facts)),
        ...(replaced === null
          ? []
          : [
              `Elle remplacerait${nb}: ${spokenWhen(replaced.startsAt, replaced, 'fr')}, ${waysToMeet.fr[replaced.mode]} (${replaced.clinicName}). Ce rendez-vous reste tant que vous n’avez pas pris la place.`,
            ]),
      ],
      action: { label: 'Prendre ou laisser la place', address },
      after: [`Sans réponse, vous n’avez rien à faire${nb}: nous continuons de chercher.`, frenchAppointment.choices],
    };
  },
  en: (facts, until, address) => {
    const { firstName, isReader, mode, replaced } = facts;
    const whom = isReader ? 'you' : (firstName ?? 'a person');
    return {
      subject: `A time is free for ${whom}, until ${until}`,
      before: [
        `You were waiting for a time${isReader ? '' : ` for ${whom}`}: here is one, kept until ${until} (clinic time).`,
        `When: ${spokenWhen(facts.startsAt, facts, 'en')}`,
        englishAppointment.mode(mode),
        englishAppointment.clinic(placeOf(facts)),
        ...(replaced === null
          ? []
          : [
              `It would replace: ${spokenWhen(replaced.startsAt, replaced, 'en')}, ${waysToMeet.en[replaced.mode]} (${replaced.clinicName}). That appointment stands until you take the time.`,
            ]),
      ],
      action: { label: 'Take it or leave it', address },
      after: ['If you do not answer, there is nothing to do: we go on looking.', englishAppointment.choices],
    };
  },
};

export const offerEmail = (facts: OfferFacts, address: string, lang: Language): Email =>
  wording[lang](facts, spokenTime(facts.expiresAt, facts.timeZone, lang), address);
