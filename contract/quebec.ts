import type { DayPart } from './catalogues.ts';

/** The three clocks that Quebec lives by: most of it, the Magdalen Islands, and the Lower North Shore east of Natashquan. */
export const quebecZones = {
  usual: 'America/Toronto',
  islands: 'America/Halifax',
  lowerNorthShore: 'America/Blanc-Sablon',
} as const;

export type QuebecZone = (typeof quebecZones)[keyof typeof quebecZones];

/** The clock by which Quebec counts birthdays, limits and calendar days, wherever the person is (product §8). */
export const quebecZone = quebecZones.usual;

/** The hours of the clinic's clock at which the parts of a day begin and end; the end is excluded (product §8). */
export const dayPartHours = {
  morning: { from: 0, before: 12 },
  afternoon: { from: 12, before: 17 },
  evening: { from: 17, before: 24 },
} as const satisfies Record<DayPart, { from: number; before: number }>;

/** The hours of the clinic's clock between which people get reminders and offers; the end is excluded (product §8). */
export const wakingHours = { from: 8, before: 21 } as const;
