import { sql, type Kysely } from 'kysely';

/** Access that is asked for and agreed to, the mailed links that ask, and records of one person that a clinic joins. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table dependents
      -- The account of the person that agreed; none where a clinic or a mailed link did.
      add column granted_by uuid references accounts on delete set null,
      -- When the person’s own accounts were last told that something waits for them.
      add column person_told_at timestamptz;
    create index dependents_granted_by_idx on dependents (granted_by);
    create index dependents_ends_on_idx on dependents (ends_on) where state <> 'ended' and ends_on is not null;

    -- What a record became part of: it stays behind, empty, for the lines of the trail that name it.
    alter table patients add column merged_into uuid references patients on delete cascade;
    create index patients_merged_into_idx on patients (merged_into);

    -- Of a key only a digest, of the address a keyed one. The newest link of a request counts.
    create table agreement_links (
      dependent_id uuid primary key references dependents on delete cascade,
      key_hash bytea not null,
      address_index bytea not null,
      wrong_tries smallint not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      constraint agreement_links_key_hash_key unique (key_hash)
    );
    create index agreement_links_address_idx on agreement_links (address_index);
  `.execute(db);
};
