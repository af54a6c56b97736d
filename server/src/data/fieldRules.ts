import { sql, type RawBuilder } from 'kysely';

import { dayParts } from '../../../contract/catalogues.ts';
import { dayPartHours, quebecZone } from '../../../contract/quebec.ts';
import { liveStatuses } from '../../../contract/appointmentStatuses.ts';
import { earthRadiusKm } from '../domain/distance.ts';

/* Literals let the planner match partial indexes. */

type Expression = RawBuilder<unknown>;

export const liveList: Expression = sql`(${sql.join(liveStatuses.map((status) => sql.lit(status)))})`;

export const onQuebecClock = (time: Expression): Expression => sql`${time} at time zone ${sql.lit(quebecZone)}`;

export const quebecToday: RawBuilder<string> = sql`(${onQuebecClock(sql`statement_timestamp()`)})::date`;

/** As `ageOn`: people born on 29 February come of age on 1 March. */
export const isOfAge = (birthDate: Expression, age: number, day: Expression): RawBuilder<boolean> =>
  sql`${birthDate} <= ${day} - ${sql.lit(age)} * interval '1 year'`;

const hourOf = (local: Expression): Expression => sql`extract(hour from ${local})`;

export const isMorning = (local: Expression): RawBuilder<boolean> =>
  sql`${hourOf(local)} < ${sql.lit(dayPartHours.morning.before)}`;

export const dayPartOf = (local: Expression): RawBuilder<string> => {
  const cases = dayParts.map(
    (part) => sql`when ${hourOf(local)} < ${sql.lit(dayPartHours[part].before)} then ${sql.lit(part)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
};

type Point = { latitude: Expression; longitude: Expression };

/** As `metresBetween`: whole metres between WGS 84 degrees. */
export const metresBetween = (from: Point, to: Point): RawBuilder<number> => sql`
  floor(${sql.lit(2_000 * earthRadiusKm)} * asin(least(1, sqrt(
    sin(radians(${to.latitude} - ${from.latitude}) / 2) ^ 2
    + cos(radians(${from.latitude})) * cos(radians(${to.latitude})) * sin(radians(${to.longitude} - ${from.longitude}) / 2) ^ 2)))
    + 0.5)`;
