import { sql, type RawBuilder } from 'kysely';

import type { SlotRow } from './slotRows.ts';

/** How a place stands that may be taken: free for all, or set aside for invited people. */
type Takeable = 'free' | 'set-aside';

/** Two parts of a `with` list: the place is busy, in `taken`, and whatever hold it was under is gone. */
export const takeSlot = ({ slotId, clinicId }: SlotRow, from: readonly Takeable[]): RawBuilder<unknown> => sql`
  taken as (
    update slots set status = 'busy', updated_at = statement_timestamp()
    where id = ${slotId}::uuid and clinic_id = ${clinicId}::uuid and status = any(${from}::text[])
    returning id, clinic_id, starts_at, ends_at
  ), unheld as (
    delete from holds where slot_id in (select id from taken)
  )`;
