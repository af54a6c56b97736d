import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { eventually } from './processes.ts';

/** Runs `work` while nobody else gets at a patient; it is told how to await that so many requests wait for something. */
export const whilePatientIsLocked = <T>(
  db: Kysely<Tables>,
  patientId: string,
  work: (waiting: (count: number) => Promise<void>, transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select id from patients where id = ${patientId}::uuid for no key update`.execute(transaction);
    return work(
      (count) =>
        eventually(async () => {
          const { rows } =
            await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              db,
            );
          return rows.length >= count;
        }, `${count} requests wait`),
      transaction,
    );
  });
