import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

/** Its slots are past by then and cannot be offered twice. */
const keptDays = 30;

export const sweepAlerts = async (db: Kysely<Tables>, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from alerts where id in (
      select id from alerts where upper(period) < current_date - ${keptDays}::int limit ${limit} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
};
