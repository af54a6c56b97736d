import { cancelMinutesOf, type FreeTime } from './attackedDays';

export type Of = (slot: FreeTime) => string;
export const clinicOf: Of = ({ clinicId }) => clinicId;
const professionalOf: Of = ({ profId }) => String(profId);
export const timeOf: Of = ({ start }) => start;
const dayOf: Of = ({ start }) => start.slice(0, 10);
export const careOf: Of = ({ careType }) => careType;
const modeOf: Of = ({ mode }) => mode;
const distanceOf: Of = ({ distanceKm }) => String(distanceKm);
const serviceOf: Of = ({ perName }) => perName;
/** Which fields there are, how long lists and numbers are. */
export const shapeOf: Of = ({ care = null, elsewhere = null }) =>
  JSON.stringify([care, elsewhere], (_, value: unknown) => {
    if (typeof value === 'string') return 'text';
    return typeof value === 'number' ? String(value).length : value;
  });

export const valuesOf = (list: readonly FreeTime[], of: Of): string[] => [...new Set(list.map(of))];

export const oftenIn = (list: readonly FreeTime[], of: Of, value: string): number =>
  list.filter((slot) => of(slot) === value).length / list.length;

export const mostOften = (list: readonly FreeTime[], of: Of): number =>
  Math.max(...valuesOf(list, of).map((value) => oftenIn(list, of, value)));

export const facets = {
  clinic: clinicOf,
  professional: professionalOf,
  time: timeOf,
  day: dayOf,
  care: careOf,
  mode: modeOf,
};
export const more = { distance: distanceOf, service: serviceOf, shape: shapeOf };

/** What the attacker wants to know of an appointment. */
export const secrets = {
  clinic: clinicOf,
  professional: professionalOf,
  day: dayOf,
  minute: timeOf,
  'what its service says': shapeOf,
  'whether its clinic lets cancel until the day before': (({ clinicId }) =>
    String(cancelMinutesOf(clinicId) >= 1440)) satisfies Of,
};
