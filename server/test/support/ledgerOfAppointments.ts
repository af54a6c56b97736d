import assert from 'node:assert/strict';

import type { Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import type { Reply } from './booking.ts';

/** A person who may act on their appointment, through any door; an invitation cannot move it. */
export type Owner = {
  cancel: (query: { clinicId: string; reservationId?: string }) => Promise<Reply<unknown>>;
  confirm: (reservationId: string) => Promise<Reply<unknown>>;
  reschedule?: (reservationId: string, spaceId: string) => Promise<Reply<unknown>>;
};

/**
 * What a server said of an appointment: whose it is, whether it stands, and where it was put by things that happened at
 * the same time.
 */
export type Acknowledged = { owner: Owner; status: 'booked' | 'cancelled'; slots: Set<string> };

/** Only what servers acknowledged, by the ids of appointments. */
export type AppointmentLedger = Map<string, Acknowledged>;

/** What stands is what was acknowledged: each appointment once, in its status, at a slot that somebody was told. */
export const assertAcknowledged = async (
  db: Kysely<Tables>,
  ledger: AppointmentLedger,
  when: string,
): Promise<void> => {
  const rows = await db.selectFrom('appointments').select(['id', 'status', 'slot_id as slotId']).execute();
  assert.deepEqual(
    new Map(rows.map(({ id, status }) => [id, status])),
    new Map([...ledger].map(([id, { status }]) => [id, status])),
    when,
  );
  for (const { id, slotId } of rows) {
    const acknowledged = ledger.get(id);
    assert.ok(acknowledged && acknowledged.slots.has(slotId), `a visit stands where nobody was told, ${when}`);
    acknowledged.slots = new Set([slotId]);
  }
};
