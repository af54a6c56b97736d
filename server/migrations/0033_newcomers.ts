import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** What newcomers, a contact and a number have before them is counted at each booking. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index appointments_live_by_clinic_idx on appointments (clinic_id, starts_at) where status in ('booked', 'checked-in')`.execute(
    db,
  );
  await sql`create index patients_phone_digits_idx on patients (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) where phone is not null`.execute(
    db,
  );
  await sql`create index invitations_email_index_idx on invitations (email_index)`.execute(db);
  await sql`create index accounts_unconfirmed_idx on accounts (created_at) where email_verified_at is null`.execute(db);
  await sql`alter table alerts add column newcomer_share real not null default 0.1`.execute(db);
};
