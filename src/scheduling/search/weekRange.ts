import { millisecondsOf } from '../../../contract/instants.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { addDays } from '../../lib/clinicTime';
import type { SearchChoice } from './searchChoice';

type Range = Pick<SearchChoice, 'from' | 'to'>;

const daysInWeek = 7;

const noonOf = (date: string): number => millisecondsOf(`${date}T12:00:00Z`);

const daysAhead = (today: string, date: string): number => Math.round((noonOf(date) - noonOf(today)) / 86_400_000);

export const weekOf = ({ from }: Pick<Range, 'from'>, today: string): string[] => {
  const ahead = from === null ? 0 : Math.max(0, daysAhead(today, from));
  const first = addDays(today, ahead - (ahead % daysInWeek));
  return Array.from({ length: daysInWeek }, (_, day) => addDays(first, day));
};

export const dayOf = ({ from, to }: Range): string | null => (from === to ? from : null);

export const rangeOfWeek = (first: string, today: string): Range =>
  first === today ? { from: null, to: null } : { from: first, to: addDays(first, daysInWeek - 1) };

export const weeksBeside = ([first = '']: readonly string[], today: string) => {
  const [before, after] = [addDays(first, -daysInWeek), addDays(first, daysInWeek)];
  return {
    before: before < today ? null : before,
    after: daysAhead(today, after) > appointmentLimits.searchDays.max ? null : after,
  };
};
