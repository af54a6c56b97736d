import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { CalendarDate } from '../domain/calendar.ts';
import type { PageKey } from '../domain/cursor.ts';
import type { Holder } from '../domain/holder.ts';
import type { SlotQuery, Reach } from '../domain/searchPlan.ts';
import type { Window } from '../domain/searchWindows.ts';
import { isHeldBy } from './openSlot.ts';
import { prepared } from './prepared.ts';
import { allowedByClock, inClinics, inManyClinics, isWanted, localStart } from './slotConditions.ts';
import { slotColumns, type OpenSlot } from './slotRows.ts';
import type { Tables } from './tables.ts';

export type SlotSearch = { holder: Holder; query: SlotQuery; after: PageKey | null; limit: number };

export type FoundSlot = OpenSlot & { metres: number | null };

const none = sql``;

const follows = ({ startsAt, slotId }: PageKey): RawBuilder<boolean> =>
  sql`(p.starts_at, p.id) > (${startsAt}, ${slotId}::uuid)`;

/** With several time zones the windows are too wide: check local time too. */
const clockWhereNeeded = ({ clock }: SlotQuery): RawBuilder<unknown> =>
  clock.otherZones.length === 0 ? none : allowedByClock(clock);

/** Few texts, and one plan for all values (decision 0030). */
const isPlain = ({ careTypes, modes, profIds, languages, clock }: SlotQuery): boolean => {
  const rare = [modes, profIds, languages, clock.otherZones, clock.excludedHours, clock.excludedWeekdays];
  return careTypes.length === 1 && rare.every(({ length }) => length === 0);
};

const preparedIfPlain = (query: SlotQuery): RawBuilder<unknown> => (isPlain(query) ? prepared : none);

const fewClinics = 16;

const hasFewClinics = ({ clinics }: SlotQuery): boolean =>
  'only' in clinics && clinics.only.length > 0 && clinics.only.length <= fewClinics;

const openSlots = (
  { holder, query, after }: SlotSearch,
  during: RawBuilder<unknown>,
  among = inClinics(query),
): RawBuilder<unknown> => sql`
  select ${slotColumns}, ${isHeldBy(holder)} as "heldByMe"
  from slots as p
  where ${isWanted(holder, query)} ${among} and ${during} ${clockWhereNeeded(query)}
    ${after === null ? none : sql`and ${follows(after)}`}
  order by p.starts_at, p.id`;

const within = ({ from, before }: Window): RawBuilder<boolean> =>
  sql`p.starts_at >= ${from} and p.starts_at < ${before}`;

/** Reads through the index until the page is full. */
const windowByWindow = (search: SlotSearch): RawBuilder<OpenSlot> => {
  const ahead = search.query.windows.filter(({ before }) => search.after === null || before > search.after.startsAt);
  return sql`
    select found.*
    from (
      select * from unnest(${ahead.map(({ from }) => from)}::timestamptz[], ${ahead.map(({ before }) => before)}::timestamptz[])
        as stretch (begins, ends) order by begins offset 0
    ) as stretch
    cross join lateral (
      ${openSlots(search, sql`p.starts_at >= stretch.begins and p.starts_at < stretch.ends`)} limit ${search.limit}
    ) as found
    order by stretch.begins, found."startsAt", found."slotId" limit ${search.limit}`;
};

/** Few clinics are gone through one by one, many by the start of their slots; in between, the values decide. */
const inOneWindow = (search: SlotSearch, window: Window): RawBuilder<OpenSlot> => {
  const { query, limit } = search;
  if (hasFewClinics(query)) return sql`${preparedIfPlain(query)} ${openSlots(search, within(window))} limit ${limit}`;
  return query.isWide && isPlain(query)
    ? sql`${prepared} ${openSlots(search, within(window), inManyClinics(query))} limit ${limit}`
    : sql`${openSlots(search, within(window))} limit ${limit}`;
};

/** Soonest first, keyed by `(start, id)`. */
export const searchSoonest = async (db: Kysely<Tables>, search: SlotSearch): Promise<OpenSlot[]> => {
  const [first, ...more] = search.query.windows;
  if (first === undefined) return [];
  const statement = more.length > 0 ? windowByWindow(search) : inOneWindow(search, first);
  return (await statement.execute(db)).rows;
};

/** Nearest clinic first, keyed by `(metres, start, id)`. Clinics arrive sorted, so the scan ends with the page. */
export const searchNearest = async (
  db: Kysely<Tables>,
  { holder, query, after, limit, reach }: SlotSearch & { reach: readonly Reach[] },
): Promise<FoundSlot[]> => {
  const [first, last] = [query.windows[0], query.windows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ahead = reach.filter(({ metres }) => (metres ?? 0) >= (after?.metres ?? 0));
  const { rows } = await sql<FoundSlot>`
    ${preparedIfPlain(query)} select found.*, clinic.metres
    from (
      select * from unnest(${ahead.map(({ clinicId }) => clinicId)}::uuid[], ${ahead.map(({ metres }) => metres)}::int[])
        as clinic (id, metres) order by metres offset 0
    ) as clinic
    cross join lateral (
      select ${slotColumns}, ${isHeldBy(holder)} as "heldByMe"
      from slots as p
      where p.clinic_id = clinic.id and ${isWanted(holder, query)}
        and ${within({ from: first.from, before: last.before })} ${allowedByClock(query.clock)}
        ${after === null ? none : sql`and (clinic.metres > ${after.metres ?? 0} or ${follows(after)})`}
      order by p.starts_at, p.id limit ${limit}
    ) as found
    order by clinic.metres, found."startsAt", found."slotId" limit ${limit}
  `.execute(db);
  return rows;
};

export type DayCount = { date: CalendarDate; count: number };

/** By the date of each clinic’s clock; days without a slot are missing. */
export const countByDay = async (
  db: Kysely<Tables>,
  { holder, query }: Pick<SlotSearch, 'holder' | 'query'>,
): Promise<DayCount[]> => {
  const [first, last] = [query.windows[0], query.windows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { rows } = await sql<DayCount>`
    select to_char(${localStart(query.clock)}, 'YYYY-MM-DD') as date, count(*)::int as count
    from slots as p
    where ${isWanted(holder, query)} ${inClinics(query)}
      and ${within({ from: first.from, before: last.before })} ${allowedByClock(query.clock)}
    group by 1
  `.execute(db);
  return rows;
};
