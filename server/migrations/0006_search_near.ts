import { sql, type Kysely } from 'kysely';

/**
 * A search near somewhere walks clinic by clinic: each one's free places of a kind of consultation, in order of time.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index places_free_by_clinic_care_idx on places (clinic_id, care_type, starts_at, id) where status = 'free';
  `.execute(db);
};
