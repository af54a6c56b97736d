import { sql, type Transaction } from 'kysely';

import { appointmentLimits } from '../../../../contract/limits.ts';
import type { OpenedSlot } from '../../domain/alerts/offering.ts';
import { isOpenToAll } from '../openSlot.ts';
import type { Tables } from '../tables.ts';

/**
 * Of these places, those that could be offered, on the database's clock: open to all, offered fewer than three times, in a
 * clinic of the network; none while nobody waits for any. That they opened is dealt with hereby. Call it with the places locked.
 */
export const readOpenedSlots = async (
  transaction: Transaction<Tables>,
  slotIds: readonly string[],
): Promise<(OpenedSlot & { slotId: string })[]> => {
  const { rows } = await sql<OpenedSlot & { slotId: string }>`
    with noted as (delete from freed_slots where slot_id = any(${slotIds}::uuid[]))
    select p.id as "slotId", p.starts_at as "startsAt", c.time_zone as "timeZone", statement_timestamp() as now
    from slots as p join clinics as c on c.id = p.clinic_id
    where p.id = any(${slotIds}::uuid[]) and c.active and ${isOpenToAll}
      and exists (select from alerts where state in ('waiting', 'offered'))
      and (select coalesce(max(turn), 0) from alert_offers where alert_offers.slot_id = p.id) < ${appointmentLimits.offersPerPlace}::int
  `.execute(transaction);
  return rows;
};
