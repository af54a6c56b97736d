import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Decision 101. Accounts of before have signed in once, when they were made. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts add column sign_ins smallint not null default 1, add column factor_declined_at timestamptz;
    alter table accounts alter column sign_ins set default 0;
  `.execute(db);
};
