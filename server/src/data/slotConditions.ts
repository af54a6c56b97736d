import { sql, type RawBuilder } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import type { ClockRule, SlotQuery } from '../domain/searchPlan.ts';
import { needColumns, takesPerson } from './careConditions.ts';
import { isShownTo } from './openSlot.ts';

type Condition = RawBuilder<unknown>;

const none: Condition = sql``;

export const localStart = ({ usualZone, otherZones }: ClockRule): Condition => {
  const cases = otherZones.map(
    ({ timeZone, clinicIds }) => sql`when p.clinic_id = any(${clinicIds}::uuid[]) then ${timeZone}`,
  );
  const zone = cases.length === 0 ? sql`${usualZone}` : sql`case ${sql.join(cases, sql` `)} else ${usualZone} end`;
  return sql`(p.starts_at at time zone ${zone})`;
};

const outside = (clockPart: Condition, values: readonly (string | number)[]): Condition =>
  values.length === 0 ? none : sql`and ${clockPart} <> all(${values})`;

export const allowedByClock = (clock: ClockRule): Condition => {
  const local = localStart(clock);
  return sql`
    ${outside(sql`extract(hour from ${local})::int`, clock.excludedHours)}
    ${outside(sql`extract(isodow from ${local})::int`, clock.excludedWeekdays)}
    ${outside(sql`${local}::date`, clock.excludedDates)}`;
};

/** Only `=` keeps the order of an index that begins with the column. */
const among = (column: Condition, values: readonly string[], type: 'text' | 'uuid'): Condition => {
  const [first, ...more] = values;
  if (first === undefined) return none;
  const cast = sql.raw(type);
  return more.length === 0 ? sql`and ${column} = ${first}::${cast}` : sql`and ${column} = any(${values}::${cast}[])`;
};

export const inClinics = ({ clinics }: SlotQuery): Condition => {
  if ('only' in clinics)
    return clinics.only.length === 0 ? sql`and false` : among(sql`p.clinic_id`, clinics.only, 'uuid');
  return clinics.except.length === 0 ? none : sql`and p.clinic_id <> all(${clinics.except}::uuid[])`;
};

/** Not for an index: the slots are walked in another order, and each is looked up in the list. */
export const inManyClinics = ({ clinics }: SlotQuery): Condition => {
  if ('only' in clinics) return sql`and (p.clinic_id in (select unnest(${clinics.only}::uuid[]))) is true`;
  return clinics.except.length === 0
    ? none
    : sql`and (p.clinic_id in (select unnest(${clinics.except}::uuid[]))) is not true`;
};

const patientOf = (holder: Holder): string | null => ('patientId' in holder ? holder.patientId : null);

export const needOf = (holder: Holder, { guestMove, ...query }: SlotQuery) =>
  needColumns(guestMove?.patientId ?? patientOf(holder), { ...query, clientele: guestMove?.clientele ?? null });

export const isWantedByAny = (holder: Holder, { careTypes, modes, profIds, languages }: SlotQuery): Condition => sql`
  ${isShownTo(holder)}
  ${among(sql`p.care_type`, careTypes, 'text')}
  ${among(sql`p.mode`, modes, 'text')}
  ${among(sql`p.professional_id`, profIds, 'uuid')}
  ${languages.length === 0 ? none : sql`and p.languages && ${languages}::text[]`}`;

export const isWanted = (holder: Holder, query: SlotQuery): Condition => sql`
  ${isWantedByAny(holder, query)} and ${takesPerson(needOf(holder, query))}`;
