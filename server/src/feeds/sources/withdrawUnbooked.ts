import { sql, type Transaction } from 'kysely';

import { closeOverdueOffers } from '../../data/alerts/closeOffers.ts';
import { bookingChanged } from '../../data/bookingChanged.ts';
import { lockSlots } from '../../data/bookingLocks.ts';
import type { ListedSlot } from '../../data/offerFreedSlots.ts';
import type { Tables } from '../../data/tables.ts';
import { tellHolders } from '../slots/endHolds.ts';

type Withdrawn = ListedSlot & { isAhead: boolean; patientId: string | null; endedAt: Date };

/** With holds, invitations and offers. @returns how many are ahead */
export const withdrawUnbooked = async (transaction: Transaction<Tables>, key: string): Promise<number> => {
  const isUnbooked = sql`source = ${key} and status in ('free', 'set-aside', 'elsewhere')`;
  const { rows: found } = await sql<{ id: string }>`select id from slots where ${isUnbooked}`.execute(transaction);
  await lockSlots(
    transaction,
    found.map(({ id }) => id),
  );
  const { rows: withdrawn } = await sql<Withdrawn>`
    with withdrawn as (
      update slots set status = 'busy-unavailable', updated_at = statement_timestamp() where ${isUnbooked}
      returning id, clinic_id, starts_at
    ), held as (
      delete from holds where slot_id in (select id from withdrawn) returning slot_id, patient_id
    ), invited as (
      delete from invitation_slots where slot_id in (select id from withdrawn)
    ), offered as (
      update alert_offers set expires_at = statement_timestamp()
      where outcome is null and slot_id in (select id from withdrawn)
    )
    select id as "slotId", clinic_id as "clinicId", starts_at > statement_timestamp() as "isAhead",
      held.patient_id as "patientId", statement_timestamp() as "endedAt"
    from withdrawn left join held on held.slot_id = withdrawn.id
  `.execute(transaction);
  const ahead = withdrawn.filter(({ isAhead }) => isAhead);
  await closeOverdueOffers(
    transaction,
    ahead.map(({ slotId }) => slotId),
  );
  await bookingChanged(transaction, { taken: ahead });
  await tellHolders(transaction, ahead);
  return ahead.length;
};
