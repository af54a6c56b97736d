type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Slow to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export const partsOf = (at: Date, tag: string, options: Intl.DateTimeFormatOptions): Parts => {
  const name = JSON.stringify([tag, options]);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(name, formatter);
  return Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
};

export const numbersOf = (instant: string, timeZone: string) =>
  partsOf(new Date(instant), 'en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

export const calendarDateOf = (instant: string, timeZone: string): string => {
  const { year, month, day } = numbersOf(instant, timeZone);
  return [year, month, day].join('-');
};

/** The first formatter blocks a phone for 50 ms. */
export const readClockAhead = (timeZone: string): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      calendarDateOf(new Date().toISOString(), timeZone);
      resolve();
    });
  });
