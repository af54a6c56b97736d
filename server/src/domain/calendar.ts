export type CalendarDate = string;

const dayMs = 86_400_000;

const toUtc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(toUtc(date) + days * dayMs).toISOString().slice(0, 10);

/** Negative when `to` comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (toUtc(to) - toUtc(from)) / dayMs;

/** Monday is 1, Sunday 7. */
export const isoWeekday = (date: CalendarDate): number => new Date(toUtc(date)).getUTCDay() || 7;
