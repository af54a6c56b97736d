const thisYear = new Date().getUTCFullYear();

/** The year that a child born so many years back was born in: they are of that age from their birthday on. */
export const yearsBack = (years: number): number => thisYear - years;

const startsOnTuesday = (year: number): boolean => new Date(Date.UTC(year, 0, 1)).getUTCDay() === 2;
const hasLeapDay = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

/**
 * A year that begins in twelve months at the earliest, with the days of 2030: 7 January is a Monday, and the clocks
 * change on 10 March and 3 November.
 */
export const yearAhead = ((): number => {
  let year = thisYear + 2;
  while (!startsOnTuesday(year) || hasLeapDay(year)) year += 1;
  return year;
})();
