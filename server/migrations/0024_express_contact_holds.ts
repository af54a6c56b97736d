import { sql, type Kysely } from 'kysely';

/** What is held for one mailbox is counted at each hold and each code of the express area, also under pressure. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index express_bookings_contact_index_idx on express_bookings (contact_index) where contact_index is not null`.execute(
    db,
  );
};
