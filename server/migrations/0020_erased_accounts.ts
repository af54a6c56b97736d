import { sql, type Kysely } from 'kysely';

/**
 * Accounts that were closed are erased; of their people stays what the law keeps, until its time is over too (decision
 * 37).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Since when only the record of the clinics is kept of a person.
    alter table patients add column account_erased_at timestamptz;
    create index patients_account_erased_at_idx on patients (account_erased_at) where account_erased_at is not null;
    create index accounts_closed_at_idx on accounts (closed_at) where closed_at is not null;
  `.execute(db);
};
