import { ageOfDeciding } from '../../../contract/accessBases.ts';
import type { Language } from '../../../contract/catalogues.ts';
import { birthdayOf } from './dependentLink.ts';
import { spokenCalendarDate } from './spokenTime.ts';
import type { MessageText } from './appointmentMessages.ts';

/** Days before the fourteenth birthday. */
export const noticeDays = [90, 30] as const;

export type GrowingPerson = { firstName: string | null; birthDate: string };

const nb = '\u00A0';

export const comingAgeMessage = ({ firstName, birthDate }: GrowingPerson, lang: Language): MessageText => {
  const day = spokenCalendarDate(birthdayOf(birthDate, ageOfDeciding), lang);
  return lang === 'fr'
    ? {
        subject: 'Un accès sera suspendu aux 14 ans',
        body: [
          `${firstName ?? 'La personne pour qui vous agissez'} aura 14${nb}ans le ${day}.`,
          'Au Québec, une personne de 14 ans ou plus consent seule à ses soins. Ce jour-là, votre accès à son dossier sera suspendu.',
          'Les rendez-vous déjà pris restent en place. Ses rendez-vous et ses messages ne seront plus affichés dans votre portail.',
          'Ensuite, c’est à elle de décider ce qu’elle partage. Pour en parler, appelez la clinique.',
        ].join('\n'),
      }
    : {
        subject: 'Access will be suspended at 14',
        body: [
          `${firstName ?? 'The person you act for'} turns 14 on ${day}.`,
          'In Quebec, a person aged 14 or over consents to their own care. On that day, your access to their file will be suspended.',
          'Appointments already booked stay in place. Their appointments and messages will no longer be shown in your portal.',
          'After that, they decide what to share. To talk about it, call the clinic.',
        ].join('\n'),
      };
};

export const ofAgeMessage = ({ firstName }: GrowingPerson, lang: Language): MessageText =>
  lang === 'fr'
    ? {
        subject: 'Un accès est suspendu depuis les 14 ans',
        body: [
          `${firstName ?? 'La personne pour qui vous agissez'} a 14${nb}ans. Votre accès à son dossier est suspendu.`,
          'Les rendez-vous déjà pris restent en place. Ses rendez-vous et ses messages ne sont plus affichés dans votre portail.',
          `C’est maintenant à elle de décider ce qu’elle partage. Vous pouvez le lui demander dans la page «${nb}Mes proches${nb}».`,
        ].join('\n'),
      }
    : {
        subject: 'Access is suspended since the age of 14',
        body: [
          `${firstName ?? 'The person you act for'} is 14. Your access to their file is suspended.`,
          'Appointments already booked stay in place. Their appointments and messages are no longer shown in your portal.',
          'It is now for them to decide what to share. You can ask them on the page “People I help”.',
        ].join('\n'),
      };
