import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { DateTime } from 'luxon';

import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { phoneLine, spokenWhen } from '../appointmentMessages.ts';
import { instantsShowing, wallTimeAt } from '../zonedTime.ts';
import type { CalendarAppointment } from './calendarAppointment.ts';
import { timeZoneBlock } from './timeZoneBlock.ts';

const nb = '\u00A0';

const modeText: Record<Language, Record<Mode, string>> = {
  fr: { 'in-person': 'En personne', phone: 'Par téléphone', video: 'Par vidéo', home: 'À domicile' },
  en: { 'in-person': 'In person', phone: 'By phone', video: 'By video', home: 'At home' },
};

const calendarName: Record<Language, string> = { fr: 'Mes rendez-vous', en: 'My appointments' };

const summaryOf = ({ firstName, clinicName }: CalendarAppointment, lang: Language): string => {
  const phrase = lang === 'fr' ? `rendez-vous, ${clinicName}` : `appointment, ${clinicName}`;
  if (firstName === null) return `${phrase[0]?.toUpperCase() ?? ''}${phrase.slice(1)}`;
  return `${firstName}${lang === 'fr' ? nb : ''}: ${phrase}`;
};

const locationOf = ({ mode, clinicName, clinicAddress }: CalendarAppointment, lang: Language): string =>
  mode === 'in-person' ? [clinicName, clinicAddress].filter((part) => part !== '').join(', ') : modeText[lang][mode];

/** Never the reason (product §6). */
const descriptionOf = (appointment: CalendarAppointment, lang: Language): string => {
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

export type CalendarFrame = {
  lang: Language;
  now: Date;
  publicUrl: string;
  senderAddress: string;
  hasAccount?: boolean;
};

const alarmSeconds = 2 * 3_600;
const askAgainSeconds = 3_600;

/** Programs differ on autumn's repeated hour: UTC then. */
const isToldTwice = (instant: Date, timeZone: string): boolean =>
  instantsShowing(wallTimeAt(instant, timeZone), timeZone).length > 1;

const zoneFor = ({ startsAt, endsAt, timeZone }: CalendarAppointment): string | null =>
  [startsAt, endsAt].some((instant) => isToldTwice(instant, timeZone)) ? null : timeZone;

const eventOf = (
  appointment: CalendarAppointment,
  { lang, now, publicUrl, senderAddress, hasAccount = true }: CalendarFrame,
): ICalEventData => {
  const { isCancelled } = appointment;
  const timezone = zoneFor(appointment);
  const zone = timezone ?? 'utc';
  const summary = summaryOf(appointment, lang);
  return {
    // Stable, so that calendars update the event.
    id: appointment.reservationId,
    sequence: appointment.version,
    stamp: DateTime.fromJSDate(now, { zone: 'utc' }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: DateTime.fromJSDate(appointment.startsAt, { zone }),
    end: DateTime.fromJSDate(appointment.endsAt, { zone }),
    timezone,
    summary,
    location: locationOf(appointment, lang),
    description: descriptionOf(appointment, lang),
    ...(hasAccount && { url: `${publicUrl}/#/app/appointments/${appointment.reservationId}` }),
    organizer: { name: appointment.clinicName, email: senderAddress },
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: alarmSeconds, description: summary }],
  };
};

const calendarIn = (frame: CalendarFrame, method: ICalCalendarMethod) => {
  const calendar = ical({
    method,
    prodId: { company: 'Portail patient', product: 'Rendez-vous', language: frame.lang.toUpperCase() },
  });
  calendar.timezone({ name: null, generator: timeZoneBlock });
  return calendar;
};

/** iCalendar (RFC 5545). */
export const writeAppointmentFile = (appointment: CalendarAppointment, frame: CalendarFrame): string => {
  const calendar = calendarIn(frame, appointment.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent(eventOf(appointment, frame));
  return calendar.toString();
};

/** Events left out disappear for the subscriber. */
export const writeFeed = (appointments: readonly CalendarAppointment[], frame: CalendarFrame): string => {
  const calendar = calendarIn(frame, ICalCalendarMethod.PUBLISH);
  calendar.name(calendarName[frame.lang]).ttl(askAgainSeconds);
  for (const appointment of appointments) calendar.createEvent(eventOf(appointment, frame));
  return calendar.toString();
};
