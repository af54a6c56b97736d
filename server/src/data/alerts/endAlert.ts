import { sql, type Kysely, type Transaction } from 'kysely';

import { leaveTrail, type Acting } from '../auditTrail.ts';
import { lockPatient, lockSlots } from '../bookingLocks.ts';
import { releaseHold } from '../releaseHold.ts';
import type { Tables } from '../tables.ts';
import { closeOverdueOffers } from './closeOffers.ts';

/** Check access to the patient. */
export const findAlertPatient = async (db: Kysely<Tables>, alertId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('alerts')
    .select('patient_id')
    .where('id', '=', alertId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return row?.patient_id;
};

const findOfferedSlot = async (transaction: Transaction<Tables>, alertId: string): Promise<string | undefined> => {
  const row = await transaction
    .selectFrom('alert_offers')
    .select('slot_id')
    .where('alert_id', '=', alertId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row?.slot_id;
};

const giveBack = async (transaction: Transaction<Tables>, patientId: string, slotId: string): Promise<void> => {
  await lockSlots(transaction, [slotId]);
  await releaseHold(transaction, { patientId }, { slotId });
  await closeOverdueOffers(transaction, [slotId]);
};

const maxTries = 5;

/** Passes on a slot offered through it, even meanwhile. False if already ended. */
export const endAlert = async (transaction: Transaction<Tables>, actor: Acting, alertId: string): Promise<boolean> => {
  await lockPatient(transaction, actor.patientId);
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const slotId = await findOfferedSlot(transaction, alertId);
    if (slotId !== undefined) await giveBack(transaction, actor.patientId, slotId);
    const { rows } = await sql`
      with ended as (
        update alerts set state = 'ended'
        where id = ${alertId}::uuid and patient_id = ${actor.patientId}::uuid and state in ('waiting', 'met')
        returning id
      ), trail as (${leaveTrail(actor, 'alert.ended', sql`select id from ended`)})
      select id from ended
    `.execute(transaction);
    if (rows.length > 0) return true;
    if ((await findAlertPatient(transaction, alertId)) === undefined) return false;
  }
  throw new Error('An alert was offered slots faster than it could be ended.');
};
