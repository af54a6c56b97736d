import { sql, type Kysely } from 'kysely';

/**
 * Reminders of visits, the links they carry, and calendars that follow along. A visit is planned for the time it has:
 * moved, it differs from what was planned and is planned again, whoever moved it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reservations add column reminders_planned_for timestamptz;
    create index reservations_to_plan_idx on reservations (starts_at)
      where status = 'booked' and reminders_planned_for is distinct from starts_at;

    -- One row a visit, a time and a distance: nobody is reminded twice of the same.
    create table reminders (
      reservation_id uuid not null references reservations on delete cascade,
      starts_at timestamptz not null,
      days_before smallint not null check (days_before in (1, 3)),
      due_at timestamptz not null,
      until_at timestamptz not null,
      dealt_with_at timestamptz,
      primary key (reservation_id, starts_at, days_before)
    );
    create index reminders_due_idx on reminders (due_at) where dealt_with_at is null;

    -- Of a link only a digest. Wrong birth dates are counted over all links that a person got for a visit.
    create table visit_links (
      reservation_id uuid not null references reservations on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      days_before smallint not null check (days_before in (1, 3)),
      key_hash bytea not null,
      wrong_tries smallint not null default 0,
      created_at timestamptz not null default now(),
      primary key (reservation_id, account_id, days_before),
      constraint visit_links_key_hash_key unique (key_hash)
    );
    create index visit_links_account_id_idx on visit_links (account_id);

    -- The address that a calendar subscribes to: found by a digest, sealed to be shown again.
    create table calendar_feeds (
      account_id uuid primary key references accounts on delete cascade,
      secret_hash bytea not null,
      secret_sealed bytea not null,
      created_at timestamptz not null default now(),
      constraint calendar_feeds_secret_hash_key unique (secret_hash)
    );
  `.execute(db);
};
