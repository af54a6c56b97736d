import { sql, type Kysely, type Transaction } from 'kysely';

import { secondFactorLimits } from '../../../../contract/limits.ts';
import type { KnownCredentials } from '../accounts.ts';
import { isWithinReach } from '../closing/closeAccount.ts';
import type { Tables } from '../tables.ts';

const isLive = sql<boolean>`second_steps.expires_at > now()`;

export const insertStep = async (
  transaction: Transaction<Tables>,
  { tokenHash, accountId, reopens }: { tokenHash: Buffer; accountId: string; reopens: boolean },
): Promise<void> => {
  await transaction
    .insertInto('second_steps')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      epoch: sql<number>`(select device_epoch from accounts where accounts.id = ${accountId}::uuid)`,
      reopens,
      expires_at: sql<Date>`now() + ${secondFactorLimits.stepMinutes}::int * interval '1 minute'`,
    })
    .execute();
};

export type Waiting = Omit<KnownCredentials, 'passwordHash'> & { epoch: number };

/** The epoch ends it at a new password, also one that an older server set. */
const waiting = (db: Kysely<Tables>, tokenHash: Buffer) =>
  db
    .selectFrom('second_steps')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'second_steps.account_id')
        .onRef('accounts.device_epoch', '=', 'second_steps.epoch'),
    )
    .where('second_steps.token_hash', '=', tokenHash)
    .where(isLive)
    .where(isWithinReach)
    .where((eb) => eb.or([eb('accounts.closed_at', 'is', null), eb('second_steps.reopens', '=', true)]))
    .select([
      'accounts.id as accountId',
      'accounts.patient_id as patientId',
      'accounts.login',
      'accounts.email',
      'accounts.lang',
      'accounts.closed_at as closedAt',
      'accounts.device_epoch as epoch',
    ]);

export const findStep = (db: Kysely<Tables>, tokenHash: Buffer): Promise<Waiting | undefined> =>
  waiting(db, tokenHash).executeTakeFirst();

/** Locks the account, and reads it anew: it may have been closed or reopened. */
export const spendStepToken = async (
  transaction: Transaction<Tables>,
  { tokenHash, accountId }: { tokenHash: Buffer; accountId: string },
): Promise<Waiting | undefined> => {
  await transaction.selectFrom('accounts').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
  const found = await findStep(transaction, tokenHash);
  const { numDeletedRows } = await transaction
    .deleteFrom('second_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n ? found : undefined;
};
