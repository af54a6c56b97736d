import { sql, type Kysely } from 'kysely';

/**
 * What people agreed to, and took back: each decision with the version of the text it was taken on. The latest one
 * counts.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table consents (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      kind text not null check (kind in ('terms', 'privacy', 'analytics')),
      granted boolean not null,
      version text not null,
      decided_at timestamptz not null default now()
    );
    create index consents_account_id_idx on consents (account_id, kind, decided_at desc);
  `.execute(db);
};
