import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Texts with details now name the clinic too (decision 0074), which the earlier consent did not cover. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update accounts set text_details = false where text_details`.execute(db);
};
