import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { suits } from './suits.ts';

export const findRunOutSlots = async (db: Kysely<Tables>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ slotId: string }>`
    (select slot_id as "slotId", expires_at from alert_offers
      where outcome is null and expires_at <= statement_timestamp() order by expires_at limit ${limit})
    union all
    (select slot_id, expires_at from holds
      where kind = 'booking' and not offered_to_waiting and expires_at <= statement_timestamp() order by expires_at limit ${limit})
    order by expires_at limit ${limit}
  `.execute(db);
  return rows.map(({ slotId }) => slotId);
};

const openingsAtOnce = 500;

/** `wanted`: soonest first. Dequeues the others. */
export const sortOpenings = async (db: Kysely<Tables>): Promise<{ wanted: string[]; unwanted: number }> => {
  const { rows } = await sql<{ slotId: string; isWanted: boolean }>`
    with latest as (
      select slot_id from freed_slots order by freed_at limit ${openingsAtOnce} for update skip locked
    ), judged as (
      select latest.slot_id, p.starts_at, exists (
        select from clinics as c join alerts as a on ${suits} where c.id = p.clinic_id and p.status = 'free') as is_wanted
      from latest join slots as p on p.id = latest.slot_id
    ), done as (
      delete from freed_slots using judged where freed_slots.slot_id = judged.slot_id and not judged.is_wanted
    )
    select slot_id as "slotId", is_wanted as "isWanted" from judged order by starts_at, slot_id
  `.execute(db);
  const wanted = rows.filter(({ isWanted }) => isWanted).map(({ slotId }) => slotId);
  return { wanted, unwanted: rows.length - wanted.length };
};
