import { sql, type Kysely } from 'kysely';

/** Whoever may read the first message of a thread may read them all: each is about the same person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table messages add constraint messages_one_person_a_thread
      exclude using gist (thread_id with =, patient_id with <>) deferrable initially immediate
  `.execute(db);
};
