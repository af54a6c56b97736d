import { sql, type Kysely } from 'kysely';

/** What an account wants to be told of. Everything at first: whoever books a visit expects to be reminded of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts
      add column notify_by_email boolean not null default true,
      add column remind_3_days boolean not null default true,
      add column remind_1_day boolean not null default true;
  `.execute(db);
};
