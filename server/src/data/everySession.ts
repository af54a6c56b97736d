import { sql, type Kysely, type Transaction } from 'kysely';

import { recordEvents } from './liveEvents.ts';
import type { Tables } from './tables.ts';

type SignedInAccount = { accountId: string; patientId: string };

/** Each account with a session, once. */
export const listSignedIn = (db: Kysely<Tables>): Promise<SignedInAccount[]> =>
  db
    .selectFrom('accounts')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessions')
          .select(sql`1`.as('one'))
          .whereRef('sessions.account_id', '=', 'accounts.id'),
      ),
    )
    .select(['id as accountId', 'patient_id as patientId'])
    .execute();

/** @returns the ids of those who were signed in */
export const endStaffSessions = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const ended = await transaction.deleteFrom('staff_sessions').returning('staff_id').execute();
  const staff = [...new Set(ended.map(({ staff_id }) => staff_id))];
  await recordEvents(
    transaction,
    staff.map((accountId) => ({ type: 'sessions', accountId })),
  );
  return staff;
};
