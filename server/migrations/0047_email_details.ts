import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Accounts of before were promised emails that say neither when nor where. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts add column email_details boolean not null default false;
    alter table accounts alter column email_details set default true;
  `.execute(db);
};
