import type { Kysely } from 'kysely';

import { StartupRefusal } from '../startupRefusal.ts';
import type { Tables } from './tables.ts';

/** Product §7. */
export const demoSource = 'demo';

export const holdsDemoNetwork = async (db: Kysely<Tables>): Promise<boolean> => {
  const clinics = await db.selectFrom('clinics').select('id').where('source', '=', demoSource).limit(1).execute();
  return clinics.length > 0;
};

/** @throws StartupRefusal when present: patients must not meet fictional clinics */
export const refuseDemoNetwork = async (db: Kysely<Tables>): Promise<void> => {
  if (await holdsDemoNetwork(db))
    throw new StartupRefusal('The database holds the demo network, which production refuses: use another database.');
};
