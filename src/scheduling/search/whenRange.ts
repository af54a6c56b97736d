import { addDays, isoWeekdayOf } from '../../lib/clinicTime';
import { isEarlierOnly } from './searchChoice';

/** The answers to “when?”, in the order in which they are offered. */
export const whens = ['soonest', 'today', 'tomorrow', 'week', 'date'] as const;

/** The answers for a visit that is moved: only what is earlier, beside the others. */
export const movingWhens = ['earlier', ...whens] as const;
export type When = (typeof movingWhens)[number];

type Range = { from: string | null; to: string | null };

/**
 * The calendar dates an answer stands for. The week ends on Sunday; on a Sunday it is the coming one. `date` is the day
 * that was chosen, or for `earlier` the day of the visit: whatever has an end alone is what comes earlier.
 */
export const rangeOf = (when: When, today: string, date: string): Range => {
  const tomorrow = addDays(today, 1);
  switch (when) {
    case 'soonest':
      return { from: null, to: null };
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: tomorrow, to: tomorrow };
    case 'week':
      return { from: today, to: addDays(today, 7 - isoWeekdayOf(today) || 7) };
    case 'date':
      return { from: date || null, to: null };
    case 'earlier':
      return { from: null, to: date || null };
  }
};

/** The answer that stands for these dates, to fill the form again. */
export const whenOf = ({ from, to }: Range, today: string): When => {
  if (isEarlierOnly({ from, to })) return 'earlier';
  const found = whens.find((when) => {
    const range = rangeOf(when, today, '');
    return when !== 'date' && range.from === from && range.to === to;
  });
  return found ?? 'date';
};
