import { millisecondsOf } from '../../../contract/instants.ts';
import { dayMs } from './durations.ts';

export type CalendarDate = string;

const toUtc = (date: CalendarDate): number => millisecondsOf(`${date}T00:00:00Z`);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(toUtc(date) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (toUtc(to) - toUtc(from)) / dayMs;

export const isoWeekday = (date: CalendarDate): number => new Date(toUtc(date)).getUTCDay() || 7;
