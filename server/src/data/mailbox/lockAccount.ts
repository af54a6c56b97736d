import type { Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

/** Until the transaction ends, nobody else counts what this account sent and sends more; what only refers to it goes on. */
export const lockAccount = async (db: Kysely<Tables>, accountId: string): Promise<void> => {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};
