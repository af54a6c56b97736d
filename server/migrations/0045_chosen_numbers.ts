import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  appointments_phone_chosen_by_idx: 'on appointments (phone_chosen_by) where phone_chosen_by is not null',
} as const;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table appointments add column phone_chosen_by uuid references accounts on delete set null
  `.execute(db);
};
