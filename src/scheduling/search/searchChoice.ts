import type { Criteria } from '../../../contract/appointments.ts';
import type { CareType, DayPart, Language, Mode, SortOrder } from '../../../contract/catalogues.ts';

/**
 * Criteria allowed in the URL (product §2): none describes a person. `near` is the first three characters of a postal
 * code; dates are calendar dates; weekdays are ISO numbers.
 */
export type SearchChoice = {
  careType: CareType | null;
  from: string | null;
  to: string | null;
  dayParts: DayPart[];
  weekdays: number[];
  clinicIds: string[];
  near: string | null;
  radiusKm: number | null;
  modes: Mode[];
  languages: Language[];
  sort: SortOrder;
};

export const anySlot: SearchChoice = {
  careType: null,
  from: null,
  to: null,
  dayParts: [],
  weekdays: [],
  clinicIds: [],
  near: null,
  radiusKm: null,
  modes: [],
  languages: [],
  sort: 'soonest',
};

/** In memory only: too revealing for a URL. */
export type PrivateChoice = { raisonVisite: string; profId: string | null };

/** « Plus tôt » (see whenRange). */
export const isEarlierOnly = ({ from, to }: Pick<SearchChoice, 'from' | 'to'>): boolean => from === null && to !== null;

const slotsPerPage = 30;

const given = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);

/** Builds the body of POST appointment/available. A distance needs a postal code. */
export const toCriteria = (choice: SearchChoice, { raisonVisite, profId }: PrivateChoice): Criteria => ({
  careType: choice.careType,
  raisonVisite: raisonVisite || null,
  from: choice.from,
  to: choice.to,
  dayParts: given(choice.dayParts),
  weekdays: given(choice.weekdays),
  clinicIds: given(choice.clinicIds),
  profIds: profId === null ? null : [profId],
  near: choice.near === null ? null : { postalCode: choice.near },
  radiusKm: choice.near === null ? null : choice.radiusKm,
  modes: given(choice.modes),
  languages: given(choice.languages),
  sort: choice.near === null ? 'soonest' : choice.sort,
  limit: slotsPerPage,
});

export const weekend: readonly number[] = [6, 7];

export const isWeekend = ({ weekdays }: Pick<SearchChoice, 'weekdays'>): boolean =>
  weekdays.length === weekend.length && weekend.every((day) => weekdays.includes(day));

/** `hasChips`: parts of the day and the weekend stand in the panel, too. */
export const countFilters = (choice: SearchChoice, { profId }: PrivateChoice, hasChips = false): number => {
  const { dayParts, weekdays, modes, languages, careType } = choice;
  const lists = [modes, languages, isWeekend(choice) && !hasChips ? [] : weekdays, hasChips ? dayParts : []];
  return [careType, profId].filter((value) => value !== null).length + lists.filter((list) => list.length > 0).length;
};
