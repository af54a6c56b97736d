import { sql, type Kysely } from 'kysely';

import { StartupRefusal } from '../../startupRefusal.ts';
import { keysFolder, loadKeys, mustMakeKeys, type Keys, type KeySource } from '../keys.ts';
import type { Tables } from '../tables.ts';
import { listKeys, makeKnownValue, problemsOf, readKnownValues, type KeyProblem } from './checkKeys.ts';
import { holdsSealedValues, proveKeys } from './proveKeys.ts';

const lockKey = sql`hashtextextended('known values', 0)`;

/** Keeps known values and key files in step. */
export const withKeyLock = <T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });

const keyProblemText = (folder: string, problems: readonly KeyProblem[]): string =>
  `The keys of ${folder} are not those of this database: ${problems
    .map(({ file, is }) => `${file} is ${is}`)
    .join(', ')}. Nothing was changed: start with the key folder that belongs to the database.`;

export const recordKnownValues = async (db: Kysely<Tables>, keys: Keys): Promise<void> => {
  await db
    .insertInto('known_values')
    .values(listKeys(keys).map((key) => ({ kind: key.kind, key_id: key.id, value: makeKnownValue(key) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Makes development keys for an empty database. Records known values (decision 57).
 * @throws StartupRefusal when the keys are not the database's
 */
export const settleKeys = (db: Kysely<Tables>, source: KeySource): Promise<Keys> =>
  withKeyLock(db, async (connection) => {
    const folder = keysFolder(source);
    const known = await readKnownValues(connection);
    if (mustMakeKeys(source) && (known.length > 0 || (await holdsSealedValues(connection)))) {
      throw new StartupRefusal(
        `The development keys of ${folder} are missing, and the database holds values that they sealed: put the folder back, or delete the database to begin again.`,
      );
    }
    const keys = loadKeys(source);
    const problems = known.length > 0 ? problemsOf(known, keys) : await proveKeys(connection, keys);
    if (problems.length > 0) throw new StartupRefusal(keyProblemText(folder, problems));
    await recordKnownValues(connection, keys);
    return keys;
  });
