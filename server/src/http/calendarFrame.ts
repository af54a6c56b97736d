import type { Language } from '../../../contract/catalogues.ts';
import type { CalendarFrame } from '../domain/calendarFile/writeCalendar.ts';
import type { Deps } from './deps.ts';

/** RFC 5545. */
export const calendarType = (method: 'PUBLISH' | 'CANCEL'): string => `text/calendar; charset=utf-8; method=${method}`;

/** The `From` setting may include a name. */
const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

export const calendarFrame = (
  { config: { publicUrl, mail }, clock }: Pick<Deps, 'config' | 'clock'>,
  lang: Language,
): CalendarFrame => ({ lang, now: clock(), publicUrl, senderAddress: addressIn(mail.from) });
