import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';
import pg from 'pg';

import type { Tables } from '../../src/data/tables.ts';
import type { Ending } from './race.ts';

/**
 * Reserves as one must not: looks whether the slot is free, then writes. Nothing locks, nothing asks again.
 * It exists to show that the race tests would notice, and that the constraint alone keeps the promise.
 */
export const naiveReserve = async (db: Kysely<Tables>, slotId: string, patientId: string): Promise<Ending> => {
  const slot = await db
    .selectFrom('slots')
    .select(['status', 'clinic_id'])
    .where('id', '=', slotId)
    .executeTakeFirstOrThrow();
  if (slot.status !== 'free') return 'lost';
  try {
    await sql`
      with booked as (
        insert into appointments (id, clinic_id, slot_id, patient_id, reference, reason_sealed, per_name, starts_at, ends_at, cancel_until)
        select ${randomUUID()}, clinic_id, id, ${patientId}, ${randomUUID().slice(0, 10)}, '', 'x', starts_at, ends_at, starts_at
        from slots where id = ${slotId}
        returning slot_id
      )
      update slots set status = 'busy' where id in (select slot_id from booked)
    `.execute(db);
    return 'won';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') return 'lost';
    throw error;
  }
};
