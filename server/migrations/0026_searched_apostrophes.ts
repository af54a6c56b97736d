import { sql, type Kysely } from 'kysely';

/** Keyboards have a straight apostrophe, texts a curved one: who looks for words need not know. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function searchable(said text) returns text language sql immutable parallel safe as $$
      select regexp_replace(
        normalize(replace(replace(translate(lower(said), '’', ''''), 'œ', 'oe'), 'æ', 'ae'), nfd), '[\u0300-\u036f]', '', 'g')
    $$
  `.execute(db);
};
