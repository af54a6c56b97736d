import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import type { Vault } from '../vault.ts';
import type { SealedColumn } from './sealedColumns.ts';

/** `sealingId`: first byte under the newest key. */
export type Resealing = { vault: Vault; sealingId: number };

/** Some hundred rows. */
const pagesAtOnce = 8;

type Row = { at: string; sealed: Buffer; index: Buffer | null };
type Fresh = { at: string; sealed: Buffer; index: Buffer | null };

type Pages = { from: number; to: number };

/** Locks rows under an older key; all rows for health numbers, whose stale index shows only after decryption. */
const lockRows = async (
  transaction: Transaction<Tables>,
  { table, column, numberIndex, most }: SealedColumn,
  { from, to }: Pages,
  sealingId: number,
): Promise<Row[]> => {
  const isOlder = numberIndex === undefined ? sql`get_byte(${sql.ref(column)}, 0) <> ${sealingId}` : sql`true`;
  const { rows } = await sql<Row>`
    select ctid::text as at, ${sql.ref(column)} as sealed, ${numberIndex === undefined ? sql`null::bytea` : sql.ref(numberIndex)} as index
    from ${sql.table(table)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid and length(${sql.ref(column)}) > 0 and ${isOlder}
    ${numberIndex === undefined ? sql`limit ${most}` : sql``} for no key update
  `.execute(transaction);
  return rows;
};

const freshOf = (
  { at, sealed, index }: Row,
  { context, numberIndex }: SealedColumn,
  { vault, sealingId }: Resealing,
): Fresh | undefined => {
  const text = vault.openBytes(sealed, context);
  const found = numberIndex === undefined ? null : vault.numberIndex(text.toString('utf8'));
  const isFresh = sealed[0] === sealingId && (found === null || index?.equals(found) === true);
  return isFresh ? undefined : { at, sealed: vault.seal(text, context), index: found };
};

const writeRows = async (
  transaction: Transaction<Tables>,
  { table, column, numberIndex }: SealedColumn,
  rows: readonly Fresh[],
): Promise<void> => {
  const alsoIndex = numberIndex === undefined ? sql`` : sql`, ${sql.ref(numberIndex)} = fresh.index`;
  await sql`
    update ${sql.table(table)} as old set ${sql.ref(column)} = fresh.sealed${alsoIndex}
    from unnest(${rows.map(({ at }) => at)}::text[]::tid[], ${rows.map(({ sealed }) => sealed)}::bytea[], ${rows.map(({ index }) => index)}::bytea[])
      as fresh (at, sealed, index)
    where old.ctid = fresh.at
  `.execute(transaction);
};

/** Blocks these rows’ writers, not readers. */
const resealSome = (
  db: Kysely<Tables>,
  column: SealedColumn,
  pages: Pages,
  resealing: Resealing,
): Promise<{ seen: number; done: number }> =>
  inTransaction(db, async (transaction) => {
    const rows = await lockRows(transaction, column, pages, resealing.sealingId);
    const fresh = rows.map((row) => freshOf(row, column, resealing)).filter((row) => row !== undefined);
    if (fresh.length > 0) await writeRows(transaction, column, fresh);
    return { seen: rows.length, done: fresh.length };
  });

const countPages = async (db: Kysely<Tables>, table: string): Promise<number> => {
  const {
    rows: [size],
  } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages
  `.execute(db);
  return size?.pages ?? 0;
};

/** @returns the count */
export const resealColumn = async (db: Kysely<Tables>, column: SealedColumn, resealing: Resealing): Promise<number> => {
  const pages = await countPages(db, column.table);
  let all = 0;
  for (let from = 0; from < pages; from += pagesAtOnce) {
    for (;;) {
      const { seen, done } = await resealSome(db, column, { from, to: from + pagesAtOnce }, resealing);
      all += done;
      if (column.numberIndex !== undefined || seen < column.most) break;
    }
  }
  return all;
};
