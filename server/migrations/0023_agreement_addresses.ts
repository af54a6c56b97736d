import { sql, type Kysely } from 'kysely';

/**
 * How often an address is mailed is counted with the other limits: a link has one row, and may be mailed to many
 * addresses in turn.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table agreement_links drop column address_index`.execute(db);
};
