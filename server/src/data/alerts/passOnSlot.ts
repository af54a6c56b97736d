import { sql, type Transaction } from 'kysely';

import { bookingChanged } from '../bookingChanged.ts';
import { isOpenToAll } from '../openSlot.ts';
import type { ListedSlot } from '../offerFreedSlots.ts';
import type { Tables } from '../tables.ts';
import { closeOverdueOffers } from './closeOffers.ts';

/** The transaction with the lock, or the next run, handles it. */
const lockIfIdle = async (transaction: Transaction<Tables>, slotId: string): Promise<ListedSlot | undefined> => {
  const { rows } = await sql<ListedSlot>`
    select id as "slotId", clinic_id as "clinicId" from slots where id = ${slotId}::uuid for update skip locked
  `.execute(transaction);
  return rows[0];
};

const isFree = async (transaction: Transaction<Tables>, slotId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from slots as p where p.id = ${slotId}::uuid and ${isOpenToAll}
  `.execute(transaction);
  return rows.length > 0;
};

const noteRunOut = async (transaction: Transaction<Tables>, slotId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ patientId: string | null }>`
    update holds set offered_to_waiting = true where slot_id = ${slotId}::uuid and expires_at <= statement_timestamp() and not offered_to_waiting
    returning case when kind = 'booking' then patient_id end as "patientId"
  `.execute(transaction);
  return rows[0]?.patientId ?? undefined;
};

/** To the next person, else to everyone. False when locked. */
export const passOnSlot = async (transaction: Transaction<Tables>, slotId: string): Promise<boolean> => {
  const slot = await lockIfIdle(transaction, slotId);
  if (slot === undefined) return false;
  await closeOverdueOffers(transaction, [slotId]);
  const leftBy = await noteRunOut(transaction, slotId);
  if (await isFree(transaction, slotId)) {
    await bookingChanged(transaction, { freed: [slot], ...(leftBy === undefined ? {} : { leftBy }) });
  } else {
    await transaction.deleteFrom('freed_slots').where('slot_id', '=', slotId).execute();
  }
  return true;
};
