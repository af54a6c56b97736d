import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { recordKnownValues, withKeyLock } from '../knownValues/settleKeys.ts';
import { csrfFiles, loadKeys, type KeySource, keysFolder, type Keys } from '../keys.ts';
import type { Tables } from '../tables.ts';
import { makeVault } from '../vault.ts';
import { resealColumn, type Resealed, type Resealing } from './resealColumn.ts';
import { sealedColumns } from './sealedColumns.ts';
import { writeKey } from './writeKey.ts';

const filesOf = (id: number): string[] => [`number-index-${id}.key`, `encryption-${id}.key`];

/** Servers still open older values. What a killed command wrote is in use already. */
const addKeys = (source: KeySource, { sealingId }: Keys): void => {
  const folder = keysFolder(source);
  for (const name of [`csrf-${sealingId + 1}.key`, ...filesOf(sealingId + 1)])
    if (!existsSync(join(folder, name))) writeKey(folder, name, { demo: source.keysDir === null });
};

/** Renames: earlier backups need the files. */
const retireKeys = (db: Kysely<Tables>, source: KeySource, { encryption, sealingId }: Keys): Promise<number[]> =>
  withKeyLock(db, async (connection) => {
    const folder = keysFolder(source);
    const retired = [...encryption.keys()].filter((id) => id < sealingId).sort((a, b) => a - b);
    if (retired.length > 0) await connection.deleteFrom('known_values').where('key_id', 'in', retired).execute();
    for (const name of retired.flatMap(filesOf)) {
      if (existsSync(join(folder, name))) renameSync(join(folder, name), join(folder, `retired-${name}`));
    }
    for (const name of csrfFiles(folder).slice(2)) rmSync(join(folder, name));
    return retired;
  });

export type Rotation = {
  sealingId: number;
  retired: number[];
  values: number;
  wentOn: boolean;
  broken: string[];
};

const stepMs = 200;
const patienceMs = 60_000;

/**
 * Waits for transactions that may use an older key.
 * @throws when one does not end
 */
const settle = async (db: Kysely<Tables>, ms: number): Promise<void> => {
  await sleep(ms);
  const {
    rows: [now],
  } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    const {
      rows: [open],
    } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start < ${now?.at ?? new Date()}
    `.execute(db);
    if (open?.count === 0) return;
    await sleep(stepMs);
  }
  throw new Error('A transaction did not end. Nothing is lost: ask again to go on.');
};

const resealAll = async (db: Kysely<Tables>, resealing: Resealing): Promise<Resealed> => {
  const all: Resealed = { done: 0, broken: [] };
  for (const column of sealedColumns) {
    const { done, broken } = await resealColumn(db, column, resealing);
    all.done += done;
    all.broken.push(...broken);
  }
  return all;
};

/**
 * While servers run (decision 38), which must share the key folder. Safe to kill and rerun.
 * @param waitMs until servers know the new keys (`keysKnownMs`) and have committed earlier writes
 */
export const rotateKeys = async (db: Kysely<Tables>, source: KeySource, waitMs: number): Promise<Rotation> => {
  const before = loadKeys(source);
  const wentOn = before.encryption.size > 1;
  if (!wentOn) addKeys(source, before);
  const keys = loadKeys(source);
  await withKeyLock(db, (connection) => recordKnownValues(connection, keys));
  const resealing = { vault: makeVault(keys), sealingId: keys.sealingId };
  await settle(db, waitMs);
  let values = 0;
  let last: Resealed;
  do {
    last = await resealAll(db, resealing);
    values += last.done;
  } while (last.done > 0);
  const retired = await retireKeys(db, source, keys);
  return { sealingId: keys.sealingId, retired, values, wentOn, broken: last.broken };
};
