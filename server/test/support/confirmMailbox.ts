import type { Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';

/** As the mailed link does. */
export const confirmMailbox = async (db: Kysely<Tables>, login: string): Promise<void> => {
  await db.updateTable('accounts').set({ email_verified_at: new Date() }).where('login', '=', login).execute();
};
