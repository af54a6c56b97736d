/** Apart from the schemas, which a browser does not load. */
export const seriesLimits = { lengths: [10, 15, 20, 30, 45, 60, 90], mostDays: 84, mostSlots: 500 } as const;

export const dayMinutes = 24 * 60;

/** Minutes after midnight. The last one ends by `until`. */
export type SeriesHours = { from: number; until: number; length: number };

export const startsWithin = ({ from, until, length }: SeriesHours): number[] =>
  Array.from({ length: Math.max(0, Math.floor((until - from) / length)) }, (_, at) => from + at * length);
