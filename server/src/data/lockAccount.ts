import type { Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Lock people before it, sessions after it. Foreign keys to the account still work. */
export const lockAccount = async (db: Kysely<Tables>, accountId: string): Promise<void> => {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};
