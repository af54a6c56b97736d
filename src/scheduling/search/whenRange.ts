import { addDays, isoWeekdayOf } from '../../lib/clinicTime';
import { isEarlierOnly } from './searchChoice';

/** In display order. */
export const whens = ['soonest', 'today', 'tomorrow', 'week', 'date'] as const;

export const movingWhens = ['earlier', ...whens] as const;
export type When = (typeof movingWhens)[number];

type Range = { from: string | null; to: string | null };

/**
 * The week ends on Sunday; on a Sunday, the next one. `date` is the chosen day, or for `earlier` the appointment's;
 * only `earlier` has just an end.
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

export const whenOf = ({ from, to }: Range, today: string): When => {
  if (isEarlierOnly({ from, to })) return 'earlier';
  const found = whens.find((when) => {
    const range = rangeOf(when, today, '');
    return when !== 'date' && range.from === from && range.to === to;
  });
  return found ?? 'date';
};
