import type { Kysely } from 'kysely';

import { StartupRefusal } from '../startupRefusal.ts';
import type { Tables } from './tables.ts';

/** Product §7. */
export const demoSource = 'demo';

/** @throws StartupRefusal when present: patients must not meet fictional clinics */
export const refuseDemoNetwork = async (db: Kysely<Tables>): Promise<void> => {
  const clinic = await db
    .selectFrom('clinics')
    .select('id')
    .where('source', '=', demoSource)
    .limit(1)
    .executeTakeFirst();
  if (clinic !== undefined)
    throw new StartupRefusal('The database holds the demo network, which production refuses: use another database.');
};
