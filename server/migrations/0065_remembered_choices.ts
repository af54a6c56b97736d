import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Decision 0090. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table remembered_choices (
      account_id uuid not null references accounts on delete cascade,
      patient_id uuid not null references patients on delete cascade,
      choice_sealed bytea not null,
      chosen_at timestamptz not null default now(),
      primary key (account_id, patient_id)
    );
    create index remembered_choices_patient_id_idx on remembered_choices (patient_id);
    create index remembered_choices_chosen_at_idx on remembered_choices (chosen_at);
  `.execute(db);
};
