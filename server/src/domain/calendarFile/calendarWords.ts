import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { phoneLine, spokenWhen } from '../visitMessages.ts';
import type { CalendarVisit } from './calendarVisit.ts';

const nb = '\u00A0';

const modeWords: Record<Language, Record<Mode, string>> = {
  fr: { 'in-person': 'En personne', phone: 'Par téléphone', video: 'Par vidéo', home: 'À domicile' },
  en: { 'in-person': 'In person', phone: 'By phone', video: 'By video', home: 'At home' },
};

/** How a subscribed calendar is called. */
export const calendarName: Record<Language, string> = { fr: 'Mes rendez-vous', en: 'My appointments' };

/** What stands in the grid of a calendar: for somebody else, whose visit it is. */
export const summaryOf = ({ firstName, clinicName }: CalendarVisit, lang: Language): string => {
  const visit = lang === 'fr' ? `rendez-vous, ${clinicName}` : `appointment, ${clinicName}`;
  if (firstName === null) return `${visit[0]?.toUpperCase() ?? ''}${visit.slice(1)}`;
  return `${firstName}${lang === 'fr' ? nb : ''}: ${visit}`;
};

/** Where to go, or how one is reached. */
export const locationOf = ({ mode, clinicName, clinicAddress }: CalendarVisit, lang: Language): string =>
  mode === 'in-person' ? [clinicName, clinicAddress].filter((part) => part !== '').join(', ') : modeWords[lang][mode];

/** What helps on the day. Never the reason (product §6). */
export const descriptionOf = (visit: CalendarVisit, lang: Language): string => {
  const until = spokenWhen(visit.cancelUntil, visit, lang);
  const lines =
    lang === 'fr'
      ? [
          `${modeWords.fr[visit.mode]}. Référence${nb}: ${visit.reference}.`,
          `Annulation dans le portail jusqu’au ${until}, heure de la clinique.`,
        ]
      : [
          `${modeWords.en[visit.mode]}. Reference: ${visit.reference}.`,
          `Cancel in the portal until ${until}, clinic time.`,
        ];
  return [...lines, ...phoneLine(visit, lang)].join('\n');
};
