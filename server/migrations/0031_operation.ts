import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Which migrations an older server survives, and how the jobs fare. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table migration_marks (name text primary key);
    create table job_states (
      name text primary key,
      turned_at timestamptz,
      failed_at timestamptz,
      failures integer not null default 0 check (failures >= 0),
      reason text
    );
  `.execute(db);
};
