import { sql, type RawBuilder } from 'kysely';

import { dayParts } from '../../../contract/catalogues.ts';
import { dayPartHours, quebecZone } from '../../../contract/quebec.ts';
import { liveStatuses } from '../../../contract/appointmentStatuses.ts';
import { earthRadiusKm } from '../domain/distance.ts';

/*
 * The rules of the field as SQL, made from the constants that the rest of the product obeys. They are written into the statement as
 * literals: the planner then matches a partial index, such as that of live appointments, whatever else the parameters are.
 */

type Expression = RawBuilder<unknown>;

/** `('booked', 'checked-in')`: the statuses of a live appointment, for `in`. */
export const liveList: Expression = sql`(${sql.join(liveStatuses.map((status) => sql.lit(status)))})`;

/** What Quebec's clock shows at a `timestamptz`, or the instant at which it shows a `timestamp`. */
export const onQuebecClock = (time: Expression): Expression => sql`${time} at time zone ${sql.lit(quebecZone)}`;

/** The calendar date in Quebec, on the database's clock. */
export const quebecToday: RawBuilder<string> = sql`(${onQuebecClock(sql`statement_timestamp()`)})::date`;

/**
 * Whether a person is of an age on a day, as `ageOn` of the contract counts. Someone born on 29 February is of age on 1 March:
 * fourteen years before the 28th is the 28th.
 */
export const isOfAge = (birthDate: Expression, age: number, day: Expression): RawBuilder<boolean> =>
  sql`${birthDate} <= ${day} - ${sql.lit(age)} * interval '1 year'`;

const hourOf = (local: Expression): Expression => sql`extract(hour from ${local})`;

/** Whether a clock that shows `local`, a `timestamp`, is in its morning. */
export const isMorning = (local: Expression): RawBuilder<boolean> =>
  sql`${hourOf(local)} < ${sql.lit(dayPartHours.morning.before)}`;

/** The part of the day that a clock is in when it shows `local`, a `timestamp`. */
export const dayPartOf = (local: Expression): RawBuilder<string> => {
  const cases = dayParts.map(
    (part) => sql`when ${hourOf(local)} < ${sql.lit(dayPartHours[part].before)} then ${sql.lit(part)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
};

type Point = { latitude: Expression; longitude: Expression };

/** `metresBetween` of the domain: whole metres between two points, degrees WGS 84. */
export const metresBetween = (from: Point, to: Point): RawBuilder<number> => sql`
  floor(${sql.lit(2_000 * earthRadiusKm)} * asin(least(1, sqrt(
    sin(radians(${to.latitude} - ${from.latitude}) / 2) ^ 2
    + cos(radians(${from.latitude})) * cos(radians(${to.latitude})) * sin(radians(${to.longitude} - ${from.longitude}) / 2) ^ 2)))
    + 0.5)`;
