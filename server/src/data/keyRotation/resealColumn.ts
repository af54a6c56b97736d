import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { SealBroken, type Vault } from '../vault.ts';
import type { SealedColumn } from './sealedColumns.ts';

/** `sealingId`: first byte under the newest key. */
export type Resealing = { vault: Vault; sealingId: number };

/** `broken`: rows no key opens, as `messages.body_sealed 018f…`. */
export type Resealed = { done: number; broken: string[] };

/** Some hundred rows. */
const pagesAtOnce = 8;

type Row = { at: string; id: string | null; sealed: Buffer; index: Buffer | null };
type Fresh = { at: string; sealed: Buffer; index: Buffer | null };

type Pages = { from: number; to: number; without: string[] };

/** Rows under an older key; all rows for health numbers, whose stale index shows only decrypted. */
const lockRows = async (
  transaction: Transaction<Tables>,
  { table, column, numberIndex, maxRows }: SealedColumn,
  { from, to, without }: Pages,
  sealingId: number,
): Promise<Row[]> => {
  const isOlder = numberIndex === undefined ? sql`get_byte(${sql.ref(column)}, 0) <> ${sealingId}` : sql`true`;
  const { rows } = await sql<Row>`
    select ctid::text as at, to_jsonb(own) ->> 'id' as id, ${sql.ref(column)} as sealed, ${numberIndex === undefined ? sql`null::bytea` : sql.ref(numberIndex)} as index
    from ${sql.table(table)} as own
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid and length(${sql.ref(column)}) > 0 and ${isOlder}
      and ctid <> all (${without}::text[]::tid[])
    ${numberIndex === undefined ? sql`limit ${maxRows}` : sql``} for no key update
  `.execute(transaction);
  return rows;
};

const openedOrNull = (vault: Vault, sealed: Buffer, context: string): Buffer | null => {
  try {
    return vault.openBytes(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
};

const freshOf = (
  { at, sealed, index }: Row,
  { context, numberIndex }: SealedColumn,
  { vault, sealingId }: Resealing,
): Fresh | 'broken' | undefined => {
  const text = openedOrNull(vault, sealed, context);
  if (text === null) return 'broken';
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

type Turn = { seen: number; done: number; broken: Row[] };

/** Blocks these rows’ writers, not readers. */
const resealSome = (db: Kysely<Tables>, column: SealedColumn, pages: Pages, resealing: Resealing): Promise<Turn> =>
  inTransaction(db, async (transaction) => {
    const rows = await lockRows(transaction, column, pages, resealing.sealingId);
    const tried = rows.map((row) => ({ row, fresh: freshOf(row, column, resealing) }));
    const fresh = tried.flatMap((each) => (each.fresh === undefined || each.fresh === 'broken' ? [] : [each.fresh]));
    if (fresh.length > 0) await writeRows(transaction, column, fresh);
    const broken = tried.flatMap((each) => (each.fresh === 'broken' ? [each.row] : []));
    return { seen: rows.length, done: fresh.length, broken };
  });

const countPages = async (db: Kysely<Tables>, table: string): Promise<number> => {
  const {
    rows: [size],
  } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages
  `.execute(db);
  return size?.pages ?? 0;
};

export const resealColumn = async (
  db: Kysely<Tables>,
  column: SealedColumn,
  resealing: Resealing,
): Promise<Resealed> => {
  const pages = await countPages(db, column.table);
  const all: Resealed = { done: 0, broken: [] };
  for (let from = 0; from < pages; from += pagesAtOnce) {
    const without: string[] = [];
    for (;;) {
      const { seen, done, broken } = await resealSome(db, column, { from, to: from + pagesAtOnce, without }, resealing);
      all.done += done;
      all.broken.push(...broken.map(({ at, id }) => `${column.table}.${column.column} ${id ?? at}`));
      without.push(...broken.map(({ at }) => at));
      if (column.numberIndex !== undefined || seen < column.maxRows) break;
    }
  }
  return all;
};
