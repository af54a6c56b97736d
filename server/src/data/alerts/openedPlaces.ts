import { sql, type Transaction } from 'kysely';

import { appointmentLimits } from '../../../../contract/limits.ts';
import type { OpenedPlace } from '../../domain/alerts/offering.ts';
import { isOpenToAll } from '../openPlace.ts';
import type { Tables } from '../tables.ts';

/**
 * Of these places, those that could be offered, on the database's clock: open to all, offered fewer than three times, in a
 * clinic of the network; none while nobody waits for any. That they opened is dealt with hereby. Call it with the places locked.
 */
export const readOpenedPlaces = async (
  transaction: Transaction<Tables>,
  placeIds: readonly string[],
): Promise<(OpenedPlace & { placeId: string })[]> => {
  const { rows } = await sql<OpenedPlace & { placeId: string }>`
    with noted as (delete from freed_slots where slot_id = any(${placeIds}::uuid[]))
    select p.id as "placeId", p.starts_at as "startsAt", c.time_zone as "timeZone", statement_timestamp() as now
    from slots as p join clinics as c on c.id = p.clinic_id
    where p.id = any(${placeIds}::uuid[]) and c.active and ${isOpenToAll}
      and exists (select from alerts where state in ('waiting', 'offered'))
      and (select coalesce(max(turn), 0) from alert_offers where alert_offers.slot_id = p.id) < ${appointmentLimits.offersPerPlace}::int
  `.execute(transaction);
  return rows;
};
