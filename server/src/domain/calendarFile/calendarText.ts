import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { phoneLine, spokenWhen } from '../appointmentMessages.ts';
import type { CalendarAppointment } from './calendarAppointment.ts';

const nb = '\u00A0';

const modeText: Record<Language, Record<Mode, string>> = {
  fr: { 'in-person': 'En personne', phone: 'Par téléphone', video: 'Par vidéo', home: 'À domicile' },
  en: { 'in-person': 'In person', phone: 'By phone', video: 'By video', home: 'At home' },
};

export const calendarName: Record<Language, string> = { fr: 'Mes rendez-vous', en: 'My appointments' };

export const summaryOf = ({ firstName, clinicName }: CalendarAppointment, lang: Language): string => {
  const appointment = lang === 'fr' ? `rendez-vous, ${clinicName}` : `appointment, ${clinicName}`;
  if (firstName === null) return `${appointment[0]?.toUpperCase() ?? ''}${appointment.slice(1)}`;
  return `${firstName}${lang === 'fr' ? nb : ''}: ${appointment}`;
};

export const locationOf = ({ mode, clinicName, clinicAddress }: CalendarAppointment, lang: Language): string =>
  mode === 'in-person' ? [clinicName, clinicAddress].filter((part) => part !== '').join(', ') : modeText[lang][mode];

/** Never the reason (product §6). */
export const descriptionOf = (appointment: CalendarAppointment, lang: Language): string => {
  const until = spokenWhen(appointment.cancelUntil, appointment, lang);
  const lines =
    lang === 'fr'
      ? [
          `${modeText.fr[appointment.mode]}. Référence${nb}: ${appointment.reference}.`,
          `Annulation dans le portail jusqu’au ${until}, heure de la clinique.`,
        ]
      : [
          `${modeText.en[appointment.mode]}. Reference: ${appointment.reference}.`,
          `Cancel in the portal until ${until}, clinic time.`,
        ];
  return [...lines, ...phoneLine(appointment, lang)].join('\n');
};
