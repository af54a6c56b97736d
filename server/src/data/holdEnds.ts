import { sql, type Transaction } from 'kysely';

import type { RecordedEvent } from './recordedEvent.ts';
import type { Tables } from './tables.ts';

const endingSeconds = 60;
const atOnce = 50;

type HoldEnd = { slotId: string; patientId: string; expiresAt: Date; over: boolean };

/** Claims holds ending or over, once per end time. Skips locked rows. */
export const takeHoldEnds = async (transaction: Transaction<Tables>): Promise<RecordedEvent[]> => {
  const { rows } = await sql<HoldEnd>`
    with due as (
      select slot_id from holds
      where kind = 'booking' and patient_id is not null and end_notified_for is distinct from expires_at
        and (expires_at <= statement_timestamp() or (ending_notified_for is distinct from expires_at
          and expires_at <= statement_timestamp() + ${endingSeconds} * interval '1 second'))
      order by expires_at limit ${atOnce} for update skip locked
    )
    update holds as h
    set ending_notified_for = h.expires_at, end_notified_for = case when h.expires_at <= statement_timestamp() then h.expires_at else h.end_notified_for end
    from due where h.slot_id = due.slot_id
    returning h.slot_id as "slotId", h.patient_id as "patientId", h.expires_at as "expiresAt", h.expires_at <= statement_timestamp() as over
  `.execute(transaction);
  return rows.map(({ slotId, patientId, expiresAt, over }) => ({
    type: 'hold',
    patientId,
    spaceId: slotId,
    state: over ? 'ended' : 'ending',
    expiresAt: expiresAt.toISOString(),
  }));
};
