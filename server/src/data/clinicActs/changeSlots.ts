import { sql, type RawBuilder, type Transaction } from 'kysely';

import type { StaffSlotsChanged } from '../../../../contract/staffSlots.ts';
import type { SlotAction } from '../../../../contract/slotActions.ts';
import type { WithdrawalReason } from '../../../../contract/withdrawalReasons.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import { leaveTrail } from '../auditTrail.ts';
import { bookingChanged } from '../bookingChanged.ts';
import { lockSlots } from '../bookingLocks.ts';
import type { ListedSlot } from '../offerFreedSlots.ts';
import type { Tables } from '../tables.ts';
import { withdrawUnbooked } from '../withdrawUnbooked.ts';

export type ByStaff = { requestId: string; staff: StaffActor };

/** All of one clinic. */
type Named = { slotIds: readonly string[] };

const isNamed = ({ slotIds }: Named) => sql`id = any(${slotIds}::uuid[])`;

const hasNoVisit = sql`not exists (
  select from appointments as visit where visit.slot_id = slots.id and visit.status <> 'cancelled')`;

export const noteSlots = async (
  transaction: Transaction<Tables>,
  by: ByStaff,
  action: SlotAction,
  changed: readonly ListedSlot[],
): Promise<void> => {
  const ids = changed.map(({ slotId }) => slotId);
  const acting = { ...by, accountId: null, patientId: null, capacity: 'clinic' as const };
  await leaveTrail(acting, action, sql`select unnest(${ids}::uuid[]) as id`).execute(transaction);
};

/** What stood so already is done, too: a colleague, or a retry. */
const countDone = async (
  transaction: Transaction<Tables>,
  named: Named,
  stands: RawBuilder<boolean>,
): Promise<StaffSlotsChanged> => {
  const { rows } = await sql<StaffSlotsChanged>`
    select count(*) filter (where ${stands})::integer as done, count(*) filter (where not ${stands})::integer as left
    from slots where ${isNamed(named)}
  `.execute(transaction);
  return rows[0] ?? { done: 0, left: 0 };
};

const isWithdrawn = sql<boolean>`(status = 'busy-unavailable' and withdrawn_by_hand)`;

/** Those that nobody booked, with their holds and offers. Lock them first. */
export const withdrawByStaff = async (
  transaction: Transaction<Tables>,
  by: ByStaff,
  { reason, setAside, ...named }: Named & { reason: WithdrawalReason; setAside: boolean },
): Promise<StaffSlotsChanged> => {
  const isOpen = setAside ? sql<boolean>`status in ('free', 'set-aside')` : sql<boolean>`status = 'free'`;
  const isFree = sql<boolean>`${isNamed(named)} and ${isOpen} and starts_at > statement_timestamp() and ${hasNoVisit}`;
  const withdrawn = await withdrawUnbooked(transaction, isFree, { byHand: true });
  await sql`
    insert into slot_withdrawals as kept (slot_id, staff_id, reason)
    select id, ${by.staff.staffId}::uuid, ${reason} from unnest(${withdrawn.map(({ slotId }) => slotId)}::uuid[]) as id
    on conflict (slot_id) where offered_at is null do update
      set staff_id = excluded.staff_id, reason = excluded.reason, withdrawn_at = excluded.withdrawn_at
  `.execute(transaction);
  await noteSlots(transaction, by, 'slot.withdrawn', withdrawn);
  return countDone(transaction, named, isWithdrawn);
};

/** As for a move to a time without a slot, and in its order: before the slots. */
const lockProfessionals = async (transaction: Transaction<Tables>, named: Named): Promise<void> => {
  await sql`
    select from professionals where id in (select professional_id from slots where ${isNamed(named)})
    order by id for no key update
  `.execute(transaction);
};

const isAcrossAnother = sql`exists (
  select from slots as other
  where other.professional_id = slots.professional_id and other.id <> slots.id
    and other.status not in ('busy-unavailable', 'entered-in-error')
    and tstzrange(other.starts_at, other.ends_at) && tstzrange(slots.starts_at, slots.ends_at))`;

/** Locks them. People who wait come first, as after a cancellation. */
export const offerAgainByStaff = async (
  transaction: Transaction<Tables>,
  by: ByStaff,
  named: Named,
): Promise<StaffSlotsChanged> => {
  await lockProfessionals(transaction, named);
  await lockSlots(transaction, named.slotIds);
  const { rows: offered } = await sql<ListedSlot>`
    with offered as (
      update slots set status = 'free', withdrawn_by_hand = false, updated_at = statement_timestamp()
      where ${isNamed(named)} and ${isWithdrawn} and not unpublished and starts_at > statement_timestamp()
        and ${hasNoVisit} and not ${isAcrossAnother}
      returning id, clinic_id
    ), ended as (
      update slot_withdrawals set offered_at = statement_timestamp()
      where offered_at is null and slot_id in (select id from offered)
    )
    select id as "slotId", clinic_id as "clinicId" from offered
  `.execute(transaction);
  await noteSlots(transaction, by, 'slot.offered', offered);
  await bookingChanged(transaction, { freed: offered });
  return countDone(transaction, named, sql<boolean>`status not in ('busy-unavailable', 'entered-in-error')`);
};
