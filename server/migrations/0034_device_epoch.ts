import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Seals of devices made so far carry no epoch, as those of epoch 0. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table accounts add column device_epoch integer not null default 0`.execute(db);
};
