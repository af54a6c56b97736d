import { sql } from 'kysely';

import type { Deps } from '../../src/http/deps.ts';

/** Time passes for mailed keys: they end so much sooner. */
export const keysAge = async ({ db }: Pick<Deps, 'db'>, minutes: number): Promise<void> => {
  await sql`update account_keys set expires_at = expires_at - ${minutes} * interval '1 minute'`.execute(db);
};
