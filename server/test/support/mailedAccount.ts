import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import type { Deps } from '../../src/http/deps.ts';
import { signedIn } from './signedIn.ts';

/** Somebody with an account, and the address it writes to. */
export const mailedAccount = async (deps: Deps, email?: string): Promise<{ accountId: string; to: string }> => {
  const [person] = await signedIn(deps, 1);
  if (person === undefined) throw new Error('Nobody signed up.');
  const { accountId } = person;
  const { email: to } = await deps.db
    .updateTable('accounts')
    .set(email === undefined ? { lang: 'fr' } : { email })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return { accountId, to };
};

/** Time passes for the outbox: what waits was queued, and is due, so much sooner. */
export const outboxWaits = async (db: Kysely<Tables>, seconds: number): Promise<void> => {
  const time = sql`${seconds} * interval '1 second'`;
  await sql`update outbox set next_attempt_at = next_attempt_at - ${time}, created_at = created_at - ${time}`.execute(
    db,
  );
};
