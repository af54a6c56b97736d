import type { DaysBefore } from './reminderTimes.ts';

/** See product §4 notifications. */
export type ReminderChoice = { reminders3d: boolean; reminders1d: boolean };

export const wantsReminder = ({ reminders3d, reminders1d }: ReminderChoice, daysBefore: DaysBefore): boolean =>
  daysBefore === 3 ? reminders3d : reminders1d;
