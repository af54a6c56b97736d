import type { Watched } from '../../../../contract/alerts.ts';
import type { CareType, DayPart, Language, Mode } from '../../../../contract/catalogues.ts';
import type { CalendarDate } from '../calendar.ts';
import type { Position } from '../distance.ts';
import { MalformedRequest } from '../errors.ts';
import { toSearchTerms, type SearchContext } from '../searchTerms.ts';

/** What a place is compared with, for somebody who waits for one. An empty list means any. */
export type Watch = {
  careTypes: readonly CareType[];
  clinicIds: readonly string[];
  profIds: readonly string[];
  modes: readonly Mode[];
  languages: readonly Language[];
  dayParts: readonly DayPart[];
  /** ISO: Monday is 1. */
  weekdays: readonly number[];
  /** Calendar dates, both included, in each clinic's own zone. */
  from: CalendarDate;
  to: CalendarDate;
  near: Position | null;
  /** Null: as far as it takes. */
  radiusMetres: number | null;
  area: Area;
};

/** Degrees. */
export type Area = { south: number; west: number; north: number; east: number };

const world: Area = { south: -90, west: -180, north: 90, east: 180 };
/** A degree of latitude, in kilometres, a little short: the box is rather too wide than too narrow. */
const kilometresADegree = 111;

/** The smallest box around a circle; far enough from the poles and from the date line, as Quebec is. */
const boxAround = ({ latitude, longitude }: Position, radiusKm: number): Area => {
  const north = radiusKm / kilometresADegree;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east };
};

/** Within about a kilometre: where somebody lives is kept no finer. */
const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/**
 * What a saved search watches, with the defaults of a search filled in.
 * @throws BrokenRule 422 as a search does; MalformedRequest 400 `criteria.to` when all its dates are over
 */
export const toWatch = (criteria: Watched, context: SearchContext): Watch => {
  const {
    near: exact,
    radiusKm,
    careTypes,
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
  const near = exact === null ? null : coarse(exact);
  return {
    careTypes,
    clinicIds,
    profIds,
    modes,
    languages,
    dayParts,
    weekdays,
    from,
    to,
    near,
    radiusMetres: radiusKm === null ? null : Math.round(radiusKm * 1_000),
    area: near === null || radiusKm === null ? world : boxAround(near, radiusKm),
  };
};
