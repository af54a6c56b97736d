import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import { leaveTrail, type Trace } from './auditTrail.ts';
import { bookingChanged, takenEvents } from './bookingChanged.ts';
import { isHoldOf, isListed } from './holderPredicate.ts';
import { insertEvents, willTell } from './liveEvents.ts';
import type { ListedSlot } from './offerFreedSlots.ts';
import { prepared } from './prepared.ts';
import { slotColumns, type SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';

export type HoldRow = { holdId: string; slotId: string; expiresAt: Date; extended: boolean };

export type Holding = Trace & { holder: Holder; invitationId?: string };

const columns = sql`id as "holdId", slot_id as "slotId", expires_at as "expiresAt", extended`;

const onlyRow = <T>(rows: T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('A hold was not written, though its place and its holder are locked.');
  return row;
};

type NewHold = Omit<HoldRow, 'slotId' | 'extended'> & {
  slot: SlotRow;
  /** SQL that keeps the answer, of the rows placed. */
  keepingFor: ((placed: RawBuilder<unknown>) => RawBuilder<unknown>) | null;
};

/**
 * Ends the holder’s other hold. Lock all three first.
 * @throws when already held
 */
export const createHold = async (
  transaction: Transaction<Tables>,
  actor: Holding,
  { holdId, slot, expiresAt, keepingFor }: NewHold,
): Promise<void> => {
  const { holder } = actor;
  const [patientId, tokenHash] = 'patientId' in holder ? [holder.patientId, null] : [null, holder.tokenHash];
  const events = takenEvents({ taken: [slot], ...(actor.accountId === null ? {} : { heldBy: actor.accountId }) });
  // The insert counts `ended`, so it comes after.
  const { rows } = await sql<{ freed: ListedSlot[] }>`
    ${prepared} with ended as (
      delete from holds as h where (${isHoldOf(holder)} and h.kind = 'booking')
        or (h.slot_id = ${slot.slotId}::uuid and (h.expires_at <= statement_timestamp() or ${isHoldOf(holder)}))
      returning h.slot_id, h.clinic_id, h.expires_at > statement_timestamp() and ${isListed} as is_freed
    ), placed as (
      insert into holds (id, slot_id, clinic_id, patient_id, guest_token_hash, held_by_account_id, expires_at)
      select ${holdId}::uuid, ${slot.slotId}::uuid, ${slot.clinicId}::uuid, ${patientId}::uuid, ${tokenHash}::bytea, ${actor.accountId}::uuid,
        ${expiresAt}::timestamptz
      from (select count(*) from ended) as once
      returning id
    ), trail as (${leaveTrail(actor, 'hold.placed', sql`select id from placed`)}), published as (${insertEvents(events)})
    ${keepingFor === null ? sql`` : sql`, answered as (${keepingFor(sql`placed`)})`}
    select (
      select coalesce(jsonb_agg(jsonb_build_object('slotId', ended.slot_id, 'clinicId', ended.clinic_id)), '[]')
      from ended where is_freed and ended.slot_id <> ${slot.slotId}::uuid) as freed
    from placed
  `.execute(transaction);
  willTell(transaction);
  const { freed } = onlyRow(rows);
  if (freed.length > 0)
    await bookingChanged(transaction, { freed, ...(patientId === null ? {} : { leftBy: patientId }) });
};

export const findHeldSlots = async (transaction: Transaction<Tables>, holder: Holder): Promise<string[]> => {
  const { rows } = await sql<{ slotId: string }>`
    select h.slot_id as "slotId" from holds as h where ${isHoldOf(holder)} and h.kind = 'booking'
  `.execute(transaction);
  return rows.map(({ slotId }) => slotId);
};

/** Lock holder and slot first. */
export const extendHold = async (
  transaction: Transaction<Tables>,
  actor: Holding,
  { holdId, minutes }: { holdId: string; minutes: number },
): Promise<HoldRow> => {
  const { rows } = await sql<HoldRow>`
    with longer as (
      update holds as h set expires_at = h.expires_at + make_interval(mins => ${minutes}::int), extended = true
      where h.id = ${holdId}::uuid and ${isHoldOf(actor.holder)}
      returning h.id, h.slot_id, h.expires_at, h.extended
    ), trail as (${leaveTrail(actor, 'hold.extended', sql`select id from longer`)})
    select ${columns} from longer
  `.execute(transaction);
  return onlyRow(rows);
};

export type HeldSlot = SlotRow & HoldRow & { patientId: string };

/** First to end first. `checkedAt`: the database’s clock. */
export const listHeldSlots = async (
  db: Kysely<Tables>,
  patientIds: readonly string[],
): Promise<{ held: HeldSlot[]; checkedAt: Date }> => {
  const { rows } = await sql<{ checkedAt: Date } & (HeldSlot | { holdId: null })>`
    select statement_timestamp() as "checkedAt", held.*
    from (values (1)) as once
    left join (
      select ${slotColumns}, h.id as "holdId", h.expires_at as "expiresAt", h.extended,
        h.patient_id as "patientId"
      from holds as h join slots as p on p.id = h.slot_id
      where h.patient_id = any(${patientIds}::uuid[]) and h.kind = 'booking' and h.expires_at > statement_timestamp()
        and p.status = 'free' and p.starts_at > statement_timestamp()
    ) as held on true
    order by held."expiresAt"
  `.execute(db);
  return {
    held: rows.filter((row): row is { checkedAt: Date } & HeldSlot => row.holdId !== null),
    checkedAt: rows[0]?.checkedAt ?? new Date(),
  };
};
