import { sql, type Transaction } from 'kysely';

import { closeOverdueOffers } from '../../data/alerts/closeOffers.ts';
import { bookingChanged } from '../../data/bookingChanged.ts';
import type { ListedSlot } from '../../data/offerFreedSlots.ts';
import type { Tables } from '../../data/tables.ts';
import { tellHolders, type EndedHold } from '../../data/tellHolders.ts';

/** A hold is no appointment: it ends where the clinic publishes fewer slots than are taken. Lock the slots first. */
export const endHoldsBeyondCapacity = async (transaction: Transaction<Tables>): Promise<void> => {
  const { rows: ended } = await sql<ListedSlot & EndedHold>`
    with excess as (
      select known.group_key, count(*) - feed_changed_groups.capacity as beyond
      from feed_existing as known join feed_changed_groups using (group_key)
      where known.state = 'taken' group by known.group_key, feed_changed_groups.capacity
    ), held as (
      select known.slot_id, excess.beyond,
        row_number() over (partition by known.group_key order by known.number desc) as rank
      from feed_existing as known join excess using (group_key) join slots on slots.id = known.slot_id
      where known.state = 'taken' and slots.status = 'free'
    ), ended as (
      delete from holds using held where holds.slot_id = held.slot_id and held.rank <= held.beyond
      returning holds.slot_id, holds.clinic_id, holds.patient_id
    ), offered as (
      update alert_offers set expires_at = statement_timestamp()
      where outcome is null and slot_id in (select slot_id from ended)
    ), opened as (
      update feed_existing set state = 'free' where slot_id in (select slot_id from ended)
    )
    select slot_id as "slotId", clinic_id as "clinicId", patient_id as "patientId", statement_timestamp() as "endedAt" from ended
  `.execute(transaction);
  await closeOverdueOffers(
    transaction,
    ended.map(({ slotId }) => slotId),
  );
  await bookingChanged(transaction, { taken: ended });
  await tellHolders(transaction, ended);
};
