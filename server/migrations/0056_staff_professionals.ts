import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Whose appointments a professional at a clinic sees; null: all of the clinic. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table staff_clinics add column professional_id uuid references professionals on delete restrict`.execute(
    db,
  );
};
