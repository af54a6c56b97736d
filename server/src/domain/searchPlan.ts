import type { CareType, DayPart, Language, Mode, Reason } from '../../../contract/catalogues.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { dayPartHours, quebecZone } from '../../../contract/quebec.ts';
import { addDays, daysBetween, type CalendarDate } from './calendar.ts';
import { metresBetween, metresWithin } from './distance.ts';
import type { Network, NetworkClinic } from './network.ts';
import type { GuestMove, SearchTerms } from './searchTerms.ts';
import { searchWindows, type Window } from './searchWindows.ts';

export type Reach = { clinicId: string; metres: number | null };

/** Start times to exclude: an inclusive filter makes PostgreSQL expect few rows and sort a whole fortnight. */
export type ClockRule = {
  usualZone: string;
  otherZones: { timeZone: string; clinicIds: string[] }[];
  excludedHours: number[];
  excludedWeekdays: number[];
  /** In windows over several zones. */
  excludedDates: CalendarDate[];
};

export type SlotQuery = {
  careTypes: readonly CareType[];
  reason: Reason | null;
  usualCareTypes: readonly CareType[];
  guestMove: GuestMove | null;
  clinics: { only: string[] } | { except: string[] };
  /** So many that the next slots of the network hold a page of theirs sooner than each clinic’s own slots do (decision 0098). */
  isWide: boolean;
  windows: Window[];
  clock: ClockRule;
  profIds: readonly string[];
  modes: readonly Mode[];
  languages: readonly Language[];
};

export type SearchPlan = { reach: Reach[]; query: SlotQuery };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** On the sphere of `distance.ts`, with room for rounding. */
const leastKmPerDegree = 111;

const isIn = (hour: number, part: DayPart): boolean =>
  hour >= dayPartHours[part].from && hour < dayPartHours[part].before;

const metresTo = ({ position }: NetworkClinic, { near }: SearchTerms): number | null =>
  near === null || position === null ? null : metresBetween(near, position);

/** Cheaper than the distance, and enough for most clinics of a network. */
const isFarNorthOrSouth = ({ position }: NetworkClinic, { near, radiusKm }: SearchTerms): boolean =>
  near !== null &&
  position !== null &&
  radiusKm !== null &&
  Math.abs(position.latitude - near.latitude) * leastKmPerDegree > radiusKm + 1;

/** A clinic without a position matches no radius. */
const reachOf = (network: Network, terms: SearchTerms): Reach[] => {
  const named = terms.clinicIds.length === 0 ? null : new Set(terms.clinicIds);
  const within = terms.radiusKm === null ? Infinity : metresWithin(terms.radiusKm);
  const reach: Reach[] = [];
  for (const clinic of network.clinics.values()) {
    const { active, clinicId } = clinic;
    if (!active || named?.has(clinicId) === false || isFarNorthOrSouth(clinic, terms)) continue;
    const metres = metresTo(clinic, terms);
    if (terms.near === null || (metres !== null && metres <= within)) reach.push({ clinicId, metres });
  }
  return reach;
};

const shorterList = (reach: Reach[], { clinics }: Network): SlotQuery['clinics'] => {
  const only = reach.map(({ clinicId }) => clinicId);
  if (only.length * 2 <= clinics.size) return { only };
  const kept = new Set(only);
  return { except: [...clinics.keys()].filter((clinicId) => !kept.has(clinicId)) };
};

type ZoneMembers = { timeZone: string; clinicIds: string[] };

const zonesOf = (reach: Reach[], { clinics }: Network): ZoneMembers[] =>
  [...Map.groupBy(reach, ({ clinicId }) => clinics.get(clinicId)?.timeZone ?? quebecZone)]
    .map(([timeZone, members]) => ({ timeZone, clinicIds: members.map(({ clinicId }) => clinicId) }))
    .sort((one, other) => other.clinicIds.length - one.clinicIds.length);

const clockRule = ({ from, to, ...terms }: SearchTerms, [usual, ...otherZones]: ZoneMembers[]): ClockRule => ({
  usualZone: usual?.timeZone ?? quebecZone,
  otherZones,
  excludedHours:
    terms.dayParts.length === 0 ? [] : hours.filter((hour) => !terms.dayParts.some((part) => isIn(hour, part))),
  excludedWeekdays: terms.weekdays.length === 0 ? [] : weekdays.filter((day) => !terms.weekdays.includes(day)),
  excludedDates: otherZones.length === 0 ? [] : [addDays(from, -1), addDays(to, 1)],
});

/** Where these clinics have none, all slots of a long period would be passed. */
const isShort = ({ from, to }: SearchTerms): boolean => daysBetween(from, to) <= appointmentLimits.searchDays.usual;

export const planSearch = (terms: SearchTerms, network: Network): SearchPlan => {
  const reach = reachOf(network, terms);
  const zones = zonesOf(reach, network);
  return {
    reach,
    query: {
      careTypes: terms.careTypes,
      reason: terms.reason,
      usualCareTypes: terms.usualCareTypes,
      guestMove: terms.guestMove,
      clinics: shorterList(reach, network),
      isWide: reach.length ** 2 >= network.clinics.size && isShort(terms),
      windows:
        reach.length === 0
          ? []
          : searchWindows(
              terms,
              zones.map(({ timeZone }) => timeZone),
            ),
      clock: clockRule(terms, zones),
      profIds: terms.profIds,
      modes: terms.modes,
      languages: terms.languages,
    },
  };
};
