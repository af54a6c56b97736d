import { sql, type Kysely } from 'kysely';

/**
 * Files that come with messages: name and content sealed. Until it is sent with a message, a file is its uploader’s
 * alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table attachments (
      id uuid primary key,
      message_id uuid references messages on delete cascade,
      account_id uuid references accounts on delete set null,
      name_sealed bytea not null,
      media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/heic')),
      size integer not null check (size between 1 and 10485760),
      content_sealed bytea not null,
      created_at timestamptz not null default now()
    );
    -- It is compressed already.
    alter table attachments alter column content_sealed set storage external;
    create index attachments_message_id_idx on attachments (message_id);
    create index attachments_account_id_idx on attachments (account_id, created_at);
    create index attachments_unsent_idx on attachments (created_at) where message_id is null;

    -- For what is put away after two years, and for what waits for an answer of its clinic.
    create index messages_sent_at_idx on messages (sent_at);
    create index messages_written_idx on messages (clinic_id, sent_at) where sender = 'patient';
  `.execute(db);
};
