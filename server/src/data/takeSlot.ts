import { sql, type RawBuilder } from 'kysely';

import type { SlotRow } from './slotRows.ts';

type Takeable = 'free' | 'set-aside';

/** CTEs: `taken` makes the slot busy, `unheld` deletes its hold. */
export const takeSlot = ({ slotId, clinicId }: SlotRow, from: readonly Takeable[]): RawBuilder<unknown> => sql`
  taken as (
    update slots set status = 'busy', updated_at = statement_timestamp()
    where id = ${slotId}::uuid and clinic_id = ${clinicId}::uuid and status = any(${from}::text[])
    returning id, clinic_id, starts_at, ends_at
  ), unheld as (
    delete from holds where slot_id in (select id from taken)
  )`;
