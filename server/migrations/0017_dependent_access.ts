import { sql, type Kysely } from 'kysely';

/**
 * Access that ends gives back what was held through it; who acts for a child is told once before each step of growing
 * up.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Which account holds the place. No foreign key: a hold lives for minutes.
    alter table holds add column placed_by uuid;

    -- One row a link and a notice: nobody is told twice.
    create table dependent_notices (
      dependent_id uuid not null references dependents on delete cascade,
      days_before smallint not null check (days_before in (30, 90)),
      told_at timestamptz not null default now(),
      primary key (dependent_id, days_before)
    );
  `.execute(db);
};
