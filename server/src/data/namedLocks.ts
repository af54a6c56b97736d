import { sql, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';

/** In name order, against deadlocks. Read in a later statement. */
export const lockNames = async (transaction: Transaction<Tables>, names: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${[...names].sort()}::text[]) as name`.execute(
    transaction,
  );
};

export const lockName = (transaction: Transaction<Tables>, name: string): Promise<void> =>
  lockNames(transaction, [name]);

export const tryLockName = async (transaction: Transaction<Tables>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`.execute(transaction);
  return rows[0]?.isLocked === true;
};
