import { quebecZone, wakingHours } from '../../../../contract/quebec.ts';
import { addDays } from '../calendar.ts';
import { hourMs } from '../durations.ts';
import { dateIn, instantsShowing, wallTimeAt } from '../zonedTime.ts';

const urgentMs = 12 * hourMs;

/** The next morning at 8:00 in Quebec, between 21:00 and then; else null. */
export const quietUntil = (now: Date): Date | null => {
  const hour = Number(wallTimeAt(now, quebecZone).slice(11, 13));
  if (hour >= wakingHours.from && hour < wakingHours.before) return null;
  const today = dateIn(now, quebecZone);
  const day = hour < wakingHours.from ? today : addDays(today, 1);
  return instantsShowing(`${day}T${String(wakingHours.from).padStart(2, '0')}:00`, quebecZone)[0] ?? null;
};

export const isUrgent = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() < urgentMs;
