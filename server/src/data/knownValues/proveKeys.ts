import { sql, type Kysely } from 'kysely';

import { contactIndexOf } from '../guest/people.ts';
import { sealedColumns, type SealedColumn } from '../keyRotation/sealedColumns.ts';
import type { Keys } from '../keys.ts';
import type { Tables } from '../tables.ts';
import { makeVault, SealBroken, type Vault } from '../vault.ts';
import { keyFile, type KeyProblem } from './checkKeys.ts';

type Sample = { sealed: Buffer; index: Buffer | null };

const sampled = 20;

const indexOf = ({ table, numberIndex }: SealedColumn): string | undefined =>
  numberIndex ?? (table === 'guests' ? 'email_index' : undefined);

const readSamples = async (db: Kysely<Tables>, column: SealedColumn, keyId: number): Promise<Sample[]> => {
  const index = indexOf(column);
  const sealed = sql.ref(column.column);
  const { rows } = await sql<Sample>`
    select ${sealed} as sealed, ${index === undefined ? sql`null::bytea` : sql.ref(index)} as index
    from ${sql.table(column.table)}
    where length(${sealed}) > 0 and get_byte(${sealed}, 0) = ${keyId} limit ${Math.min(sampled, column.maxRows)}
  `.execute(db);
  return rows;
};

const opened = (vault: Vault, sealed: Buffer, context: string): string | undefined => {
  try {
    return vault.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
};

type Proof = { seen: number; opened: number; compared: number; found: number };

const tryColumn = (vault: Vault, column: SealedColumn, samples: readonly Sample[]): Proof => {
  const proof: Proof = { seen: samples.length, opened: 0, compared: 0, found: 0 };
  for (const { sealed, index } of samples) {
    const text = opened(vault, sealed, column.context);
    if (text === undefined) continue;
    proof.opened += 1;
    if (index === null) continue;
    const digests = column.numberIndex === undefined ? [contactIndexOf(vault, text)] : vault.numberIndexes(text);
    proof.compared += 1;
    if (digests.some((each) => each.equals(index))) proof.found += 1;
  }
  return proof;
};

const sum = (proofs: readonly Proof[], field: keyof Proof): number =>
  proofs.reduce((all, proof) => all + proof[field], 0);

export const holdsSealedValues = async (db: Kysely<Tables>): Promise<boolean> => {
  for (const { table, column } of sealedColumns) {
    const { rows } = await sql`select from ${sql.table(table)} where length(${sql.ref(column)}) > 0 limit 1`.execute(
      db,
    );
    if (rows.length > 0) return true;
  }
  return false;
};

/** Decision 57. */
export const proveKeys = async (db: Kysely<Tables>, keys: Keys): Promise<KeyProblem[]> => {
  const vault = makeVault(keys);
  const problems: KeyProblem[] = [];
  const all: Proof[] = [];
  for (const id of keys.encryption.keys()) {
    const proofs: Proof[] = [];
    for (const column of sealedColumns) proofs.push(tryColumn(vault, column, await readSamples(db, column, id)));
    if (sum(proofs, 'seen') > 0 && sum(proofs, 'opened') === 0)
      problems.push({ file: keyFile({ kind: 'encryption', id }), is: 'another key' });
    all.push(...proofs);
  }
  if (sum(all, 'seen') === 0 && (await holdsSealedValues(db)))
    problems.push({ file: keyFile({ kind: 'encryption', id: keys.sealingId }), is: 'another key' });
  if (sum(all, 'compared') > 0 && sum(all, 'found') === 0)
    problems.push({ file: keyFile({ kind: 'number-index', id: 0 }), is: 'another key' });
  return problems;
};
