import { careTypes, languages, modes, sortOrders, type SortOrder } from '../../../contract/catalogues.ts';
import type { SearchChoice } from './searchChoice';

export type FilterValues = {
  careType: string;
  profIds: string;
  sort: SortOrder;
  radiusKm: string;
  weekdays: string[];
  modes: string[];
  languages: string[];
  clinicIds: string[];
};

export const initialFilters = (choice: SearchChoice, profId: string | null): FilterValues => ({
  careType: choice.careType ?? '',
  profIds: profId ?? '',
  sort: choice.sort,
  radiusKm: String(choice.radiusKm ?? ''),
  weekdays: choice.weekdays.map(String),
  modes: choice.modes,
  languages: choice.languages,
  clinicIds: choice.clinicIds,
});

const someOf = <T extends string>(known: readonly T[], chosen: readonly string[]): T[] =>
  known.filter((code) => chosen.includes(code));

export const withFilters = (choice: SearchChoice, values: FilterValues): SearchChoice => ({
  ...choice,
  careType: careTypes.find((code) => code === values.careType) ?? null,
  sort: sortOrders.find((order) => order === values.sort) ?? 'soonest',
  radiusKm: values.radiusKm === '' ? null : Number(values.radiusKm),
  weekdays: values.weekdays.map(Number).sort((one, other) => one - other),
  modes: someOf(modes, values.modes),
  languages: someOf(languages, values.languages),
  clinicIds: values.clinicIds,
});

export const withoutFilters = (choice: SearchChoice): SearchChoice => ({
  ...choice,
  careType: null,
  dayParts: [],
  weekdays: [],
  modes: [],
  languages: [],
  sort: 'soonest',
});
