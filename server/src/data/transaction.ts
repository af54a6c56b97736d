import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';

import { hasRecorded } from './liveEvents.ts';
import { wakeReaders } from './liveWake.ts';
import type { Tables } from './tables.ts';

const maxTries = 5;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

const attempt = async <T>(db: Kysely<Tables>, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> => {
  const { result, recorded } = await db
    .transaction()
    .execute(async (transaction) => ({ result: await work(transaction), recorded: hasRecorded(transaction) }));
  if (recorded) wakeReaders(db);
  return result;
};

const lostToAnother = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === serializationFailure || error.code === deadlockDetected);

/**
 * Retries serialization failures and deadlocks up to five times: `work` must only affect the database and read through
 * its transaction.
 */
export const inTransaction = async <T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (tries === maxTries || !lostToAnother(error)) throw error;
      await sleep(randomInt(1, 10 * 2 ** tries));
    }
  }
};
