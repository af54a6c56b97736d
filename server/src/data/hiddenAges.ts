import { sql, type Kysely } from 'kysely';

import type { AgeRange } from '../../../contract/care.ts';
import type { Holder } from '../domain/holder.ts';
import type { SlotQuery } from '../domain/searchPlan.ts';
import { mayRefuseAge, refusesOnlyAge } from './careConditions.ts';
import { onQuebecClock } from './fieldRules.ts';
import { allowedByClock, isWantedByAny, needOf } from './slotConditions.ts';
import type { Tables } from './tables.ts';

type Question = { holder: Holder; query: SlotQuery; serviceIds: readonly string[] };

export const findHiddenAges = async (
  db: Kysely<Tables>,
  { holder, query, serviceIds }: Question,
): Promise<AgeRange[]> => {
  const [first, last] = [query.windows[0], query.windows.at(-1)];
  if (first === undefined || last === undefined || serviceIds.length === 0) return [];
  const need = needOf(holder, query);
  const dayOf = (instant: Date) => sql`(${onQuebecClock(sql`${instant}::timestamptz`)})::date`;
  const days = { first: dayOf(first.from), last: dayOf(last.before) };
  const { rows } = await sql<AgeRange>`
    select distinct s.min_age as "from", s.max_age as "to" from services as s
    where s.id = any(${serviceIds}::uuid[]) and ${mayRefuseAge(need, days)} and exists (
      select from slots as p
      where p.clinic_id = s.clinic_id and p.service_id = s.id and ${isWantedByAny(holder, query)}
        and p.starts_at >= ${first.from} and p.starts_at < ${last.before} ${allowedByClock(query.clock)}
        and ${refusesOnlyAge(need)})
    order by s.min_age nulls first, s.max_age
  `.execute(db);
  return rows;
};
