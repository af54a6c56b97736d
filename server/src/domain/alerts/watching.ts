import type { Watched } from '../../../../contract/alerts.ts';
import type { CareType, DayPart, Language, Mode, Reason } from '../../../../contract/catalogues.ts';
import type { CalendarDate } from '../calendar.ts';
import { earthRadiusKm, metresWithin, type Position } from '../distance.ts';
import { usualCareTypes } from '../care/suitability.ts';
import { MalformedRequest } from '../errors.ts';
import { toSearchTerms, type SearchContext } from '../searchTerms.ts';

/** An empty list means any. */
export type Watch = {
  careTypes: readonly CareType[];
  reason: Reason | null;
  usualCareTypes: readonly CareType[];
  clinicIds: readonly string[];
  profIds: readonly string[];
  modes: readonly Mode[];
  languages: readonly Language[];
  dayParts: readonly DayPart[];
  /** ISO: Monday is 1. */
  weekdays: readonly number[];
  /** Inclusive dates in each clinic's zone. */
  from: CalendarDate;
  to: CalendarDate;
  near: Position | null;
  radiusMetres: number | null;
  area: Area;
};

/** Degrees. */
export type Area = { south: number; west: number; north: number; east: number };

const world: Area = { south: -90, west: -180, north: 90, east: 180 };

/** So that rounding misses no clinic on the circle. */
const marginKm = 0.01;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The whole world if the circle reaches a pole or the date line. */
const boxAround = ({ latitude, longitude }: Position, radiusKm: number): Area => {
  const angle = (radiusKm + marginKm) / earthRadiusKm;
  const east = degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)));
  const north = degrees(angle);
  const box = { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east };
  const isWhole =
    box.south > world.south && box.north < world.north && box.west >= world.west && box.east <= world.east;
  return isWhole ? box : world;
};

/** To about a kilometre, for privacy. */
const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

const isOwnPosition = ({ near }: Watched): boolean => near !== undefined && near !== null && 'lat' in near;

/** @throws BrokenRule 422 as a search does; MalformedRequest 400 `criteria.to` when all dates are past */
export const toWatch = (criteria: Watched, context: SearchContext): Watch => {
  const {
    near: exact,
    radiusKm,
    careTypes,
    reason,
    usualCareTypes: usual,
    clinicIds,
    profIds,
    modes,
    languages,
    dayParts,
    weekdays,
    from,
    to,
  } = toSearchTerms(criteria, context);
  if (to < context.today)
    throw new MalformedRequest('errors.malformed', { fields: { 'criteria.to': 'errors.malformed' } });
  const near = exact === null || !isOwnPosition(criteria) ? exact : coarse(exact);
  return {
    careTypes,
    reason,
    usualCareTypes: usual,
    clinicIds,
    profIds,
    modes,
    languages,
    dayParts,
    weekdays,
    from,
    to,
    near,
    radiusMetres: radiusKm === null ? null : metresWithin(radiusKm),
    area: near === null || radiusKm === null ? world : boxAround(near, radiusKm),
  };
};

export const watchFor = (watch: Watch, reason: Reason | null): Watch => ({
  ...watch,
  reason,
  usualCareTypes: watch.careTypes.length > 0 ? [] : usualCareTypes(reason),
});
