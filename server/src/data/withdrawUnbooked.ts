import { sql, type RawBuilder, type Transaction } from 'kysely';

import { closeOverdueOffers } from './alerts/closeOffers.ts';
import { bookingChanged } from './bookingChanged.ts';
import type { ListedSlot } from './offerFreedSlots.ts';
import type { Tables } from './tables.ts';
import { tellHolders } from './tellHolders.ts';

type Withdrawn = ListedSlot & { isAhead: boolean; patientId: string | null; endedAt: Date };

/** With holds, invitations and offers, whose people are told. Lock the slots first. @returns those ahead */
export const withdrawUnbooked = async (
  transaction: Transaction<Tables>,
  which: RawBuilder<boolean>,
  { byHand }: { byHand: boolean },
): Promise<ListedSlot[]> => {
  const { rows: withdrawn } = await sql<Withdrawn>`
    with withdrawn as (
      update slots set status = 'busy-unavailable', withdrawn_by_hand = ${byHand}, updated_at = statement_timestamp() where ${which}
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
  return ahead;
};
