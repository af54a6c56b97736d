import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

/** How long an alert is kept after the last of its days, however it ended. Its places are over by then: nobody can be told twice of one. */
const keptDays = 30;

/** Forgets, some at a time, what people waited for long ago, and the offers that went with it. @returns how many alerts are gone */
export const sweepAlerts = async (db: Kysely<Tables>, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from alerts where id in (
      select id from alerts where upper(period) < current_date - ${keptDays}::int limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
};
