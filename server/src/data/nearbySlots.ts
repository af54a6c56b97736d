import { sql, type Kysely } from 'kysely';

import type { Reason } from '../../../contract/catalogues.ts';
import type { Clientele } from '../domain/care/suitability.ts';
import type { Holder } from '../domain/holder.ts';
import type { Reach } from '../domain/searchPlan.ts';
import { anyCareType, needColumns, takesPerson } from './careConditions.ts';
import { liveList } from './fieldRules.ts';
import { isHeldBy, isOpenTo } from './openSlot.ts';
import { slotColumns, type OpenSlot, type SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';

/** Per clinic and direction: some clash with the patient’s own appointments. */
const aroundEach = 6;

const aroundDays = 14;

const minutesPerKilometre = 4;

type Input = {
  holder: Holder;
  patientId: string | null;
  slot: SlotRow;
  reason: Reason | null;
  clientele: Clientele | null;
  /** Distances from the lost slot’s clinic. */
  clinics: readonly Reach[];
  limit: number;
};

/**
 * Near in time and distance. Everyone who loses a race asks, so cost must not grow with slots: it scans each clinic’s
 * index both ways.
 */
export const findNearbySlots = async (
  db: Kysely<Tables>,
  { holder, patientId, slot, reason, clientele, clinics, limit }: Input,
): Promise<OpenSlot[]> => {
  const open = sql`
    select ${slotColumns}, ${isHeldBy(holder)} as "heldByMe"
    from slots as p
    where p.clinic_id = clinic.id and p.care_type = ${slot.careType} and ${isOpenTo(holder)}
      and ${takesPerson(needColumns(patientId, { reason, usualCareTypes: anyCareType, clientele }))}
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
