import type { DayPart } from './catalogues.ts';

/** Most of Quebec, the Magdalen Islands, and the Lower North Shore east of Natashquan. */
export const quebecZones = {
  usual: 'America/Toronto',
  islands: 'America/Halifax',
  lowerNorthShore: 'America/Blanc-Sablon',
} as const;

export type QuebecZone = (typeof quebecZones)[keyof typeof quebecZones];

/** For birthdays, limits and calendar days everywhere (product §8). */
export const quebecZone = quebecZones.usual;

/** Hours on the clinic's clock; the end is excluded (product §8). */
export const dayPartHours = {
  morning: { from: 0, before: 12 },
  afternoon: { from: 12, before: 17 },
  evening: { from: 17, before: 24 },
} as const satisfies Record<DayPart, { from: number; before: number }>;

/** For reminders and offers, likewise (product §8). */
export const wakingHours = { from: 8, before: 21 } as const;
