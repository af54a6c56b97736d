import { wakingHours } from '../../../../contract/quebec.ts';
import { addDays } from '../calendar.ts';
import { dateIn, instantsShowing } from '../zonedTime.ts';

/** How many days ahead of a visit people are reminded of it. */
export const reminderDays = [3, 1] as const;
export type DaysBefore = (typeof reminderDays)[number];

/** Between which hours of the clinic’s clock reminders are sent: the first included, the last not. */
const [firstHour, lastHour] = [wakingHours.from, wakingHours.before].map(
  (hour) => `${String(hour).padStart(2, '0')}:00`,
);

/** From when until when one reminder of a visit may be sent. */
export type PlannedReminder = { daysBefore: DaysBefore; dueAt: Date; untilAt: Date };

type AppointmentTime = { startsAt: Date; timeZone: string };

/** Those hours exist once on every day of every clock of Quebec; where a clock skips one, the reminder is not planned. */
const plan = ({ startsAt, timeZone }: AppointmentTime, daysBefore: DaysBefore): PlannedReminder[] => {
  const day = addDays(dateIn(startsAt, timeZone), -daysBefore);
  const [dueAt] = instantsShowing(`${day}T${firstHour}`, timeZone);
  const [untilAt] = instantsShowing(`${day}T${lastHour}`, timeZone);
  return dueAt === undefined || untilAt === undefined ? [] : [{ daysBefore, dueAt, untilAt }];
};

/**
 * The reminders of a visit that still make sense, counted in days of the clinic’s calendar: each on its day, from 8:00 to 21:00
 * there. None falls on the day on which the visit was booked or moved: the confirmation says it all.
 * @param now when the visit got this time
 */
export const planReminders = (appointment: AppointmentTime, now: Date): PlannedReminder[] => {
  const today = dateIn(now, appointment.timeZone);
  return reminderDays
    .flatMap((daysBefore) => plan(appointment, daysBefore))
    .filter(({ dueAt }) => dateIn(dueAt, appointment.timeZone) > today);
};
