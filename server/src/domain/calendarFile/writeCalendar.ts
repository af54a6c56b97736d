import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { DateTime } from 'luxon';

import type { Language } from '../../../../contract/catalogues.ts';
import { instantsShowing, wallTimeAt } from '../zonedTime.ts';
import type { CalendarAppointment } from './calendarAppointment.ts';
import { calendarName, descriptionOf, locationOf, summaryOf } from './calendarText.ts';
import { timeZoneBlock } from './timeZoneBlock.ts';

/** What a calendar says besides its visits: in which language, when it was written, and who it comes from. */
export type CalendarFrame = { lang: Language; now: Date; publicUrl: string; senderAddress: string };

/** A visit rings two hours ahead, time to get ready and on the way. */
const alarmSeconds = 2 * 3_600;
/** How often a calendar that follows along asks again. */
const askAgainSeconds = 3_600;

/** In the hour that autumn repeats a clock tells two instants, and programs differ in which they mean: it is written as UTC. */
const isToldTwice = (instant: Date, timeZone: string): boolean =>
  instantsShowing(wallTimeAt(instant, timeZone), timeZone).length > 1;

const zoneFor = ({ startsAt, endsAt, timeZone }: CalendarAppointment): string | null =>
  [startsAt, endsAt].some((instant) => isToldTwice(instant, timeZone)) ? null : timeZone;

const eventOf = (
  appointment: CalendarAppointment,
  { lang, now, publicUrl, senderAddress }: CalendarFrame,
): ICalEventData => {
  const { isCancelled } = appointment;
  const timezone = zoneFor(appointment);
  const zone = timezone ?? 'utc';
  const summary = summaryOf(appointment, lang);
  return {
    // The same in every file of a visit, whatever becomes of it: a calendar finds it again.
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
    url: `${publicUrl}/#/app/appointments/${appointment.reservationId}`,
    organizer: { name: appointment.clinicName, email: senderAddress },
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: alarmSeconds, description: summary }],
  };
};

const calendarIn = (frame: CalendarFrame, method: ICalCalendarMethod) => {
  const calendar = ical({
    method,
    prodId: { company: 'Portail patient', product: 'Rendez-vous', language: frame.lang.toUpperCase() },
  });
  // Without a zone of its own: each event brings the clinic’s.
  calendar.timezone({ name: null, generator: timeZoneBlock });
  return calendar;
};

/** One visit as a calendar file (RFC 5545): published while it stands, cancelled in any calendar that has it once it is. */
export const writeAppointmentFile = (appointment: CalendarAppointment, frame: CalendarFrame): string => {
  const calendar = calendarIn(frame, appointment.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent(eventOf(appointment, frame));
  return calendar.toString();
};

/** The visits of a person as a calendar to follow: what is no longer in it is gone from theirs. */
export const writeFeed = (appointments: readonly CalendarAppointment[], frame: CalendarFrame): string => {
  const calendar = calendarIn(frame, ICalCalendarMethod.PUBLISH);
  calendar.name(calendarName[frame.lang]).ttl(askAgainSeconds);
  for (const appointment of appointments) calendar.createEvent(eventOf(appointment, frame));
  return calendar.toString();
};
