import { careTypes, dayParts, languages, modes, sortOrders } from '../../../contract/catalogues.ts';
import { isCalendarDate } from '../../../contract/instants.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { patterns } from '../../../contract/rules.ts';
import { anySlot, type SearchChoice } from './searchChoice';

/** In the URL, so that Back and reload work. */
export const bookingSteps = ['who', 'search', 'places', 'review', 'confirmed'] as const;
export type BookingStep = (typeof bookingSteps)[number];

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((code) => code === text) ?? null;

const split = (text: string | null): string[] => (text === null || text === '' ? [] : text.split(','));

const someOf = <T extends string>(known: readonly T[], text: string | null): T[] => {
  const codes = split(text);
  return known.filter((code) => codes.includes(code));
};

const dateIn = (text: string | null): string | null => (isCalendarDate(text) ? text : null);

/** First three characters of a postal code. */
export const areaIn = (text: string | null): string | null => {
  const area = (text ?? '').toUpperCase().replace(/\s/g, '').slice(0, 3);
  return patterns.forwardSortationArea.test(area) ? area : null;
};

const radiusIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= appointmentLimits.radiusKm.max ? Number(text) : null;

const idsIn = (text: string | null): string[] =>
  [...new Set(split(text).filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 100);

/** Unknown or invalid values mean any. */
export const readSearch = (query: URLSearchParams): SearchChoice => {
  const from = dateIn(query.get('from'));
  const to = dateIn(query.get('to'));
  return {
    careType: oneOf(careTypes, query.get('careType')),
    from,
    to: from !== null && to !== null && to < from ? null : to,
    dayParts: someOf(dayParts, query.get('dayParts')),
    weekdays: someOf(['1', '2', '3', '4', '5', '6', '7'], query.get('weekdays')).map(Number),
    clinicIds: idsIn(query.get('clinics')),
    near: areaIn(query.get('near')),
    radiusKm: radiusIn(query.get('radius')),
    modes: someOf(modes, query.get('modes')),
    languages: someOf(languages, query.get('languages')),
    sort: oneOf(sortOrders, query.get('sort')) ?? anySlot.sort,
  };
};

/** Leaves out defaults. */
export const writeSearch = (choice: SearchChoice): URLSearchParams => {
  const texts: [string, string | null][] = [
    ['careType', choice.careType],
    ['near', choice.near],
    ['radius', choice.radiusKm === null ? null : String(choice.radiusKm)],
    ['clinics', choice.clinicIds.join(',')],
    ['from', choice.from],
    ['to', choice.to],
    ['dayParts', choice.dayParts.join(',')],
    ['weekdays', choice.weekdays.join(',')],
    ['modes', choice.modes.join(',')],
    ['languages', choice.languages.join(',')],
    ['sort', choice.sort === anySlot.sort ? null : choice.sort],
  ];
  return new URLSearchParams(texts.filter((pair): pair is [string, string] => Boolean(pair[1])));
};

export const readStep = <S extends string>(query: URLSearchParams, steps: readonly S[]): S | null =>
  oneOf(steps, query.get('step'));

export const writeStep = (step: string, choice: SearchChoice): string =>
  new URLSearchParams([['step', step], ...writeSearch(choice)]).toString();
