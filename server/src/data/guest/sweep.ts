import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

export const sweepGuest = async (db: Kysely<Tables>): Promise<void> => {
  await sql`delete from guest_bookings where expires_at < statement_timestamp() - interval '10 minutes'`.execute(db);
  await sql`delete from guest_management_tokens where expires_at < statement_timestamp()`.execute(db);
  await sql`delete from guest_tries where greatest(tried_at + interval '1 day', locked_until) < statement_timestamp()`.execute(
    db,
  );
  await sql`delete from spent_proofs where spent_at < statement_timestamp() - interval '1 hour'`.execute(db);
};
