import { sql, type Kysely } from 'kysely';

/** A code that was mailed books one visit. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table express_bookings add column code_used_for uuid`.execute(db);
};
