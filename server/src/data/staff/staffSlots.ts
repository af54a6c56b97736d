import { sql, type Kysely } from 'kysely';

import type { Mode } from '../../../../contract/catalogues.ts';
import type { StaffSlot } from '../../../../contract/staffSlots.ts';
import type { WithdrawalReason } from '../../../../contract/withdrawalReasons.ts';
import type { Tables } from '../tables.ts';

export type StaffSlotRow = {
  slotId: string;
  startsAt: Date;
  mode: Mode;
  professionalId: string | null;
  professional: string | null;
  state: StaffSlot['state'];
  reservationId: string | null;
  reason: WithdrawalReason | null;
  withdrawnBy: string | null;
};

type Week = { clinicId: string; from: Date; to: Date };

/** Without what a feed withdrew: it is the feed that offers it again. */
export const listStaffSlots = async (db: Kysely<Tables>, { clinicId, from, to }: Week): Promise<StaffSlotRow[]> => {
  const ahead = sql`clinic_id = ${clinicId}::uuid and starts_at >= ${from} and starts_at < ${to} and starts_at > statement_timestamp()`;
  const { rows } = await sql<StaffSlotRow>`
    with visits as (
      select slot_id, id from appointments
      where clinic_id = ${clinicId}::uuid and starts_at >= ${from} and starts_at < ${to} and status <> 'cancelled'
    ), shown as (
      select id from slots where ${ahead} and status in ('free', 'elsewhere')
      union select id from slots where ${ahead} and status in ('busy-unavailable', 'set-aside')
        and (status = 'set-aside' or withdrawn_by_hand)
      union select slot_id from visits
    )
    select p.id as "slotId", p.starts_at as "startsAt", p.mode, p.professional_id as "professionalId", who.name as professional,
      case
        when visits.id is not null then 'booked'
        when p.status = 'set-aside' then 'setAside'
        when p.status = 'elsewhere' then 'elsewhere'
        when p.status = 'busy-unavailable' then case when p.unpublished then 'unpublished' else 'withdrawn' end
        when exists (select from holds as h where h.slot_id = p.id and h.expires_at > statement_timestamp()) then 'held'
        else 'free' end as state,
      visits.id as "reservationId", why.reason, author.name as "withdrawnBy"
    from shown join slots as p using (id)
    left join visits on visits.slot_id = p.id
    left join professionals as who on who.id = p.professional_id
    left join slot_withdrawals as why on why.slot_id = p.id and why.offered_at is null
      and p.status = 'busy-unavailable' and visits.id is null
    left join staff as author on author.id = why.staff_id
    order by p.starts_at, p.id
  `.execute(db);
  return rows;
};

/** How many of them are there. */
export const countSlotsOf = async (
  db: Kysely<Tables>,
  clinicId: string,
  slotIds: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from slots where id = any(${slotIds}::uuid[]) and clinic_id = ${clinicId}::uuid
  `.execute(db);
  return rows[0]?.found ?? 0;
};
