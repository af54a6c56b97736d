import type { Criteria } from '../../../contract/appointments.ts';
import type { CareType, DayPart, Language, Mode, SortOrder } from '../../../contract/catalogues.ts';

/**
 * What a person looks for, as far as the address may say it (product §2): nothing here names or describes a person.
 * `near` is the first three characters of a postal code; dates are calendar dates; weekdays are ISO numbers.
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

/** Any place of the network, the soonest first. */
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

/** What stays in memory beside it: it would say too much about a person in an address. */
export type PrivateChoice = { raisonVisite: string; profId: string | null };

/** Whether only what comes before a day is looked for: what « plus tôt » stands for (see whenRange). */
export const isEarlierOnly = ({ from, to }: Pick<SearchChoice, 'from' | 'to'>): boolean => from === null && to !== null;

/** How many places a page of results holds. */
const slotsPerPage = 30;

const given = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);

/** The criteria of POST appointment/available. A distance only counts from somewhere. */
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

/** How many filters beside the place and the dates narrow the search. */
export const countFilters = (choice: SearchChoice, { profId }: PrivateChoice): number =>
  [choice.careType, profId].filter((value) => value !== null).length +
  [choice.dayParts, choice.weekdays, choice.modes, choice.languages].filter((list) => list.length > 0).length;
