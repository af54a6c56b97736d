import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = { messages_unsealed_idx: 'on messages (id) where subject_sealed is null' } as const;

/** A job seals what older servers wrote and write. The next release drops `subject` (decision 87). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table messages add column subject_sealed bytea, alter column subject set default 'Message'`.execute(
    db,
  );
};
