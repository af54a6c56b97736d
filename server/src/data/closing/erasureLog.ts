import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import { millisecondsOf } from '../../../../contract/instants.ts';
import { dayMs } from '../../domain/durations.ts';
import { retention } from '../../domain/retention.ts';
import type { Tables } from '../tables.ts';
import { reopenDays } from './closeAccount.ts';

const erasure = z.object({ accountId: z.uuid(), at: z.iso.datetime() });
type Erasure = z.infer<typeof erasure>;

const textOf = (erasures: readonly Erasure[]): string => erasures.map((each) => `${JSON.stringify(each)}\n`).join('');

/** Before the erasure commits; outside the database, whose backup would restore the account. */
export const logErasure = (file: string, accountId: string, now: Date): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, textOf([{ accountId, at: now.toISOString() }]), { mode: 0o600, flush: true });
};

/** The last line may be cut short. */
const parseLine = (line: string): Erasure[] => {
  try {
    const parsed = erasure.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
};

const readErasures = (file: string, now: Date): Erasure[] => {
  if (!existsSync(file)) return [];
  const all = readFileSync(file, 'utf8').split('\n').flatMap(parseLine);
  const needed = all.filter(({ at }) => now.getTime() - millisecondsOf(at) <= retention.backupDays * dayMs);
  if (needed.length < all.length) {
    writeFileSync(`${file}.new`, textOf(needed), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return needed;
};

/** After a restore. @returns how many */
export const closeErasedAgain = async (db: Kysely<Tables>, file: string, now: Date): Promise<number> => {
  const ids = readErasures(file, now).map(({ accountId }) => accountId);
  if (ids.length === 0) return 0;
  const { rows } = await sql`
    with returned as (
      update accounts set closed_at = statement_timestamp() - ${reopenDays}
      where id = any(${ids}::uuid[]) and (closed_at is null or closed_at > statement_timestamp() - ${reopenDays})
      returning id
    ), ended as (delete from sessions where account_id in (select id from returned))
    select id from returned
  `.execute(db);
  return rows.length;
};
