import { sql, type Kysely } from 'kysely';

/** Who wrote for a person, and search whatever the accents. A list is read newest first, a person at a time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table messages add column author_account_id uuid references accounts on delete set null;
    create index messages_author_account_id_idx on messages (author_account_id, sent_at) where author_account_id is not null;
    drop index messages_patient_id_idx;
    create index messages_patient_id_idx on messages (patient_id, sent_at desc, id desc);
    drop index messages_thread_id_idx;
    create index messages_thread_id_idx on messages (thread_id, sent_at desc, id desc);

    -- The text as a search sees it: lower case, without marks.
    create function searchable(said text) returns text language sql immutable parallel safe as $$
      select regexp_replace(normalize(replace(replace(lower(said), 'œ', 'oe'), 'æ', 'ae'), nfd), '[\u0300-\u036f]', '', 'g')
    $$;
  `.execute(db);
};
