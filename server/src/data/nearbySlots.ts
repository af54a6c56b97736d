import { sql, type Kysely } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import type { Reach } from '../domain/searchPlan.ts';
import { liveList } from './fieldRules.ts';
import { isHeldBy, isOpenTo } from './openSlot.ts';
import { slotColumns, type OpenSlot, type SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';

/** How many places before and after are looked at in each clinic: enough to lose some to the patient's own visits. */
const aroundEach = 6;

/** How many days before and after. */
const aroundDays = 14;

/** A kilometre more is as bad as four minutes earlier or later. */
const minutesPerKilometre = 4;

type Input = {
  holder: Holder;
  /** Whose visits are in the way; null while nobody is known. */
  patientId: string | null;
  /** The place that was lost. */
  slot: SlotRow;
  /** The clinics to look in, with their distance from its own. */
  clinics: readonly Reach[];
  limit: number;
};

/**
 * Open places of the same kind near a lost one, in time (two weeks before or after) and in distance, that do not overlap
 * a visit of the patient. Each clinic's index is entered at the wanted time and walked both ways: what it costs does not
 * depend on how many places there are, since everyone who loses a race asks.
 */
export const findNearbySlots = async (
  db: Kysely<Tables>,
  { holder, patientId, slot, clinics, limit }: Input,
): Promise<OpenSlot[]> => {
  const open = sql`
    select ${slotColumns}, ${isHeldBy(holder)} as "heldByMe"
    from slots as p
    where p.clinic_id = clinic.id and p.care_type = ${slot.careType} and ${isOpenTo(holder)}
      and not exists (
        select from appointments as mine
        where mine.patient_id = ${patientId}::uuid and mine.status in ${liveList}
          and tstzrange(mine.starts_at, mine.ends_at) && tstzrange(p.starts_at, p.ends_at))`;
  const { rows } = await sql<OpenSlot>`
    select found.*
    from unnest(${clinics.map(({ clinicId }) => clinicId)}::uuid[], ${clinics.map(({ metres }) => metres)}::int[]) as clinic (id, metres)
    cross join lateral (
      (${open} and p.starts_at >= ${slot.startsAt} and p.starts_at < ${slot.startsAt}::timestamptz + ${aroundDays}::int * interval '1 day'
        order by p.starts_at, p.id limit ${aroundEach})
      union all
      (${open} and p.starts_at < ${slot.startsAt} and p.starts_at > ${slot.startsAt}::timestamptz - ${aroundDays}::int * interval '1 day'
        order by p.starts_at desc, p.id desc limit ${aroundEach})
    ) as found
    order by abs(extract(epoch from found."startsAt" - ${slot.startsAt}::timestamptz)) / 60
      + coalesce(clinic.metres, 0) / 1000.0 * ${minutesPerKilometre}::int, found."slotId"
    limit ${limit}
  `.execute(db);
  return rows;
};
