import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

export const followLimits = async (
  db: Kysely<Tables>,
  { maxUpcoming, newcomerShare }: { maxUpcoming: number; newcomerShare: number },
): Promise<void> => {
  await sql`
    update alerts set max_upcoming = ${maxUpcoming}::integer, newcomer_share = ${newcomerShare}::real
    where state in ('waiting', 'offered')
      and (max_upcoming, newcomer_share) is distinct from (${maxUpcoming}::integer, ${newcomerShare}::real)
  `.execute(db);
};
