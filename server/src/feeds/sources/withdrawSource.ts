import { sql, type Transaction } from 'kysely';

import { lockSlots } from '../../data/bookingLocks.ts';
import type { Tables } from '../../data/tables.ts';
import { withdrawUnbooked } from '../../data/withdrawUnbooked.ts';

/** What nobody booked. @returns how many are ahead */
export const withdrawSource = async (transaction: Transaction<Tables>, key: string): Promise<number> => {
  const isUnbooked = sql<boolean>`source = ${key} and status in ('free', 'set-aside', 'elsewhere')`;
  const { rows: found } = await sql<{ id: string }>`select id from slots where ${isUnbooked}`.execute(transaction);
  await lockSlots(
    transaction,
    found.map(({ id }) => id),
  );
  return (await withdrawUnbooked(transaction, isUnbooked, { byHand: false })).length;
};
