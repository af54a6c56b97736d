import { sql, type Transaction } from 'kysely';

import { appointmentLimits } from '../../../../contract/limits.ts';
import type { OpenedSlot } from '../../domain/alerts/offering.ts';
import { isOpenToAll } from '../openSlot.ts';
import type { Tables } from '../tables.ts';

/** Dequeues. Lock the slots first. */
export const readOpenedSlots = async (
  transaction: Transaction<Tables>,
  slotIds: readonly string[],
): Promise<(OpenedSlot & { slotId: string; clinicId: string })[]> => {
  const { rows } = await sql<OpenedSlot & { slotId: string; clinicId: string }>`
    with noted as (delete from freed_slots where slot_id = any(${slotIds}::uuid[]))
    select p.id as "slotId", p.clinic_id as "clinicId", p.starts_at as "startsAt", c.time_zone as "timeZone", statement_timestamp() as now
    from slots as p join clinics as c on c.id = p.clinic_id
    where p.id = any(${slotIds}::uuid[]) and c.active and ${isOpenToAll}
      and exists (select from alerts where state in ('waiting', 'offered'))
      and (select coalesce(max(turn), 0) from alert_offers where alert_offers.slot_id = p.id) < ${appointmentLimits.maxOffersPerSlot}::int
  `.execute(transaction);
  return rows;
};
