import { sql, type Kysely } from 'kysely';

import { secondFactorLimits } from '../../../../contract/limits.ts';
import type { Tables } from '../tables.ts';

export const sweepSecondFactors = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of ['second_steps', 'passkey_challenges'] as const)
    await sql`delete from ${sql.table(table)} where expires_at <= now()`.execute(db);
  await sql`
    delete from second_factors where confirmed_at is null
      and begun_at <= now() - ${secondFactorLimits.enrolmentMinutes}::int * interval '1 minute'
  `.execute(db);
};
