import type { SearchChoice } from './searchChoice';

export type FiltersProps = {
  choice: SearchChoice;
  profId: string | null;
  onChange: (change: (current: SearchChoice) => SearchChoice) => void;
  onProfessional: (profId: string | null) => void;
};

/** In the order of the catalogue, however they were pressed. */
export const toggledIn = <T>(known: readonly T[], chosen: readonly T[], pressed: unknown): T[] =>
  known.filter((each) => chosen.includes(each) !== (each === pressed));

/** Where and on which dates stays: that is what the search was asked. */
export const withoutFilters = (choice: SearchChoice): SearchChoice => ({
  ...choice,
  careType: null,
  dayParts: [],
  weekdays: [],
  modes: [],
  languages: [],
  sort: 'soonest',
});
