import type { Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { digestOfNumber } from './textNumbers.ts';

type Db = Kysely<Tables>;

/** @returns false when it was stopped before */
export const stopNumber = async (db: Db, vault: Vault, number: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('text_stops')
    .values({ number_digest: digestOfNumber(vault, number) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** @returns false when it was not stopped */
export const resumeNumber = async (db: Db, vault: Vault, number: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('text_stops')
    .where('number_digest', '=', digestOfNumber(vault, number))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const isStopped = async (db: Db, vault: Vault, number: string): Promise<boolean> => {
  const row = await db
    .selectFrom('text_stops')
    .where('number_digest', '=', digestOfNumber(vault, number))
    .select('stopped_at')
    .executeTakeFirst();
  return row !== undefined;
};
