import { sql, type Kysely } from 'kysely';

/**
 * Visits booked without an account. Of tokens, codes, mailboxes and network addresses only digests under a key are
 * kept, of what was typed only the sealed form; rows of visits that came to nothing live for minutes.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A visit being booked. Its place is named without a foreign key: the row takes no lock of it.
    create table express_bookings (
      token_hash bytea primary key,
      address_index bytea not null,
      place_id uuid not null,
      identity_sealed bytea,
      contact_index bytea,
      code_digest bytea,
      code_expires_at timestamptz,
      wrong_codes smallint not null default 0,
      expires_at timestamptz not null,
      created_at timestamptz not null default statement_timestamp(),
      constraint express_bookings_described_whole check (num_nonnulls(identity_sealed, contact_index, code_digest, code_expires_at) in (0, 4))
    );
    create index express_bookings_address_index_idx on express_bookings (address_index);
    create index express_bookings_expires_at_idx on express_bookings (expires_at);

    -- The record that was made for a person as one mailbox described them, once the mailbox was proven.
    create table express_people (
      patient_id uuid primary key references patients on delete cascade,
      person_index bytea not null,
      contact_index bytea not null,
      email_sealed bytea not null,
      lang text not null check (lang in ('fr', 'en')),
      created_at timestamptz not null default statement_timestamp(),
      constraint express_people_person_index_key unique (person_index)
    );
    create index express_people_contact_index_idx on express_people (contact_index);

    -- Wrong birth dates by the reference that was typed, whether it exists or not.
    create table express_tries (
      reference_index bytea primary key,
      wrong_tries smallint not null default 0,
      locked_until timestamptz,
      tried_at timestamptz not null default statement_timestamp()
    );

    create table express_keys (
      token_hash bytea primary key,
      reservation_id uuid not null references reservations on delete cascade,
      expires_at timestamptz not null
    );
    create index express_keys_reservation_id_idx on express_keys (reservation_id);

    create table spent_proofs (
      nonce bytea primary key,
      spent_at timestamptz not null default statement_timestamp()
    );
    create index spent_proofs_spent_at_idx on spent_proofs (spent_at);

    -- A mail about a visit says how it stands when it leaves.
    alter table outbox add column reservation_id uuid references reservations on delete cascade;
    create index outbox_reservation_id_idx on outbox (reservation_id) where reservation_id is not null;

    -- A link to a visit may go to whoever booked it without an account: no account, and no reminder either.
    alter table visit_links drop constraint visit_links_pkey;
    alter table visit_links alter column account_id drop not null;
    alter table visit_links alter column days_before drop not null;
    alter table visit_links add constraint visit_links_one_key unique nulls not distinct (reservation_id, account_id, days_before);
    alter table visit_links add constraint visit_links_whole check ((account_id is null) = (days_before is null));
  `.execute(db);
};
