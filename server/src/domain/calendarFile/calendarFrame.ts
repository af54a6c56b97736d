import type { Language } from '../../../../contract/catalogues.ts';
import type { CalendarFrame } from './writeCalendar.ts';

/** The same for all, so that a download list reveals nothing. */
export const calendarFileName: Record<Language, string> = { fr: 'rendez-vous.ics', en: 'appointment.ics' };

export const calendarType = (method: 'PUBLISH' | 'CANCEL'): string => `text/calendar; charset=utf-8; method=${method}`;

/** The `From` setting may include a name. */
const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

type Origin = { publicUrl: string; mail: { from: string } };

export const calendarFrame = ({ publicUrl, mail }: Origin, now: Date, lang: Language): CalendarFrame => ({
  lang,
  now,
  publicUrl,
  senderAddress: addressIn(mail.from),
});
