import { modes, type Mode } from '../../../contract/catalogues.ts';
import { checkRequired } from '../../../contract/required.ts';
import { seriesLimits, startsWithin, type SeriesHours } from '../../../contract/slotSeries.ts';
import type { StaffSeriesBody, StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { addDays, isoWeekdayOf } from '../../lib/clinicTime';

export type SeriesValues = {
  professionalId: string;
  serviceId: string;
  mode: Mode | '';
  firstDay: string;
  lastDay: string;
  /** Of ISO, from Monday. */
  weekdays: string[];
  /** Minutes after midnight. */
  from: string;
  until: string;
  length: string;
};

const onlyOne = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

export const initialSeries = (date: string, { services }: StaffSeriesChoices): SeriesValues => ({
  professionalId: '',
  serviceId: onlyOne(services)?.serviceId ?? '',
  mode: '',
  firstDay: date,
  lastDay: date,
  weekdays: [String(isoWeekdayOf(date))],
  from: String(9 * 60),
  until: String(12 * 60),
  length: '20',
});

/** Those of the service, or all. */
export const modesOf = ({ services }: StaffSeriesChoices, serviceId: string): readonly Mode[] => {
  const chosen = services.find((service) => service.serviceId === serviceId)?.modes ?? [];
  return chosen.length > 0 ? chosen : modes;
};

const lastPossible = (firstDay: string): string => addDays(firstDay, seriesLimits.mostDays - 1);

const datesOf = ({ firstDay, lastDay, weekdays }: SeriesValues): string[] => {
  if (checkRequired(firstDay) || checkRequired(lastDay)) return [];
  return Array.from({ length: seriesLimits.mostDays }, (_, days) => addDays(firstDay, days)).filter(
    (date) => date <= lastDay && weekdays.includes(String(isoWeekdayOf(date))),
  );
};

const hoursOf = ({ from, until, length }: SeriesValues): SeriesHours => ({
  from: Number(from),
  until: Number(until),
  length: Number(length),
});

export const countSeries = (values: SeriesValues): number =>
  datesOf(values).length * startsWithin(hoursOf(values)).length;

const wrongDays = (values: SeriesValues, today: string) => {
  const { firstDay, lastDay } = values;
  const missing = { firstDay: checkRequired(firstDay), lastDay: checkRequired(lastDay) };
  if (missing.firstDay ?? missing.lastDay) return missing;
  if (firstDay < today) return { firstDay: 'staff.series.past' };
  if (lastDay < firstDay) return { lastDay: 'staff.series.before' };
  if (lastDay > lastPossible(firstDay)) return { lastDay: 'staff.series.tooLong' };
  return datesOf(values).length === 0 ? { weekdays: 'staff.series.noDay' } : {};
};

const wrongHours = (values: SeriesValues) => {
  if (startsWithin(hoursOf(values)).length === 0) return { until: 'staff.series.noRoom' };
  return countSeries(values) > seriesLimits.mostSlots ? { until: 'staff.series.tooMany' } : {};
};

export const validateSeries = (values: SeriesValues, today: string): Partial<Record<keyof SeriesValues, string>> => {
  const found = {
    serviceId: checkRequired(values.serviceId),
    mode: checkRequired(values.mode),
    ...wrongDays(values, today),
    ...wrongHours(values),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Undefined for what `validateSeries` refuses. */
export const toSeriesBody = (clinic: string, values: SeriesValues): StaffSeriesBody | undefined => {
  const { mode, professionalId, serviceId } = values;
  const hours = hoursOf(values);
  const length = seriesLimits.lengths.find((minutes) => minutes === hours.length);
  if (mode === '' || length === undefined) return undefined;
  const who = professionalId === '' ? null : professionalId;
  return { clinic, serviceId, professionalId: who, mode, dates: datesOf(values), ...hours, length };
};
