import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  remembered_choices_patient_idx: 'on remembered_choices (patient_id)',
  remembered_choices_chosen_idx: 'on remembered_choices (chosen_at)',
} as const;

/** Decision 90. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table remembered_choices (
      account_id uuid not null references accounts on delete cascade,
      patient_id uuid not null references patients on delete cascade,
      choice_sealed bytea not null,
      chosen_at timestamptz not null default now(),
      primary key (account_id, patient_id)
    )
  `.execute(db);
};
