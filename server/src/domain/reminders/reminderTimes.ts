import { wakingHours } from '../../../../contract/quebec.ts';
import { addDays } from '../calendar.ts';
import { dateIn, instantsShowing } from '../zonedTime.ts';

export const reminderDays = [3, 1] as const;
export type DaysBefore = (typeof reminderDays)[number];

/** Last excluded. */
const [firstHour, lastHour] = [wakingHours.from, wakingHours.before].map(
  (hour) => `${String(hour).padStart(2, '0')}:00`,
);

export type PlannedReminder = { daysBefore: DaysBefore; dueAt: Date; untilAt: Date };

type AppointmentTime = { startsAt: Date; timeZone: string };

/** Plans no reminder at an hour the clock skips; no Quebec zone skips one. */
const plan = ({ startsAt, timeZone }: AppointmentTime, daysBefore: DaysBefore): PlannedReminder[] => {
  const day = addDays(dateIn(startsAt, timeZone), -daysBefore);
  const [dueAt] = instantsShowing(`${day}T${firstHour}`, timeZone);
  const [untilAt] = instantsShowing(`${day}T${lastHour}`, timeZone);
  return dueAt === undefined || untilAt === undefined ? [] : [{ daysBefore, dueAt, untilAt }];
};

/**
 * None falls on the day of booking or moving: the confirmation is enough.
 * @param now when the appointment got this time
 */
export const planReminders = (appointment: AppointmentTime, now: Date): PlannedReminder[] => {
  const today = dateIn(now, appointment.timeZone);
  return reminderDays
    .flatMap((daysBefore) => plan(appointment, daysBefore))
    .filter(({ dueAt }) => dateIn(dueAt, appointment.timeZone) > today);
};
