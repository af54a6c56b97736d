import { sql, type Kysely, type Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { dropSteps } from './secondFactor/secondSteps.ts';
import { endOtherSessions } from './sessions.ts';
import type { Tables } from './tables.ts';

export type AccountSecrets = {
  login: string;
  email: string;
  emailVerified: boolean;
  pendingEmail: string | null;
  lang: Language;
  passwordHash: string;
  namSealed: Buffer | null;
};

export const readSecrets = async (db: Kysely<Tables>, accountId: string): Promise<AccountSecrets> => {
  const { verifiedAt, ...row } = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where('accounts.id', '=', accountId)
    .select([
      'accounts.login',
      'accounts.email',
      'accounts.email_verified_at as verifiedAt',
      'accounts.pending_email as pendingEmail',
      'accounts.lang',
      'accounts.password_hash as passwordHash',
      'patients.nam_sealed as namSealed',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, emailVerified: verifiedAt !== null };
};

export type CheckedPassword = { accountId: string; passwordHash: string };

/** False when the hash changed since verification. Call it before locking the sessions, as a password change does. */
export const lockPassword = async (
  transaction: Transaction<Tables>,
  { accountId, passwordHash }: CheckedPassword,
): Promise<boolean> => {
  const kept = await transaction
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('password_hash')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return kept?.password_hash === passwordHash;
};

/**
 * Shuts out anyone who knew the old password: ends sessions and begun sign-ins, revokes recovery keys, drops a pending
 * address.
 * @returns the new epoch for the seals of devices
 */
export const putPassword = async (
  transaction: Transaction<Tables>,
  { accountId, passwordHash, keptSessionId }: { accountId: string; passwordHash: string; keptSessionId: string | null },
): Promise<number> => {
  const { epoch } = await transaction
    .updateTable('accounts')
    .set({ password_hash: passwordHash, pending_email: null, device_epoch: sql<number>`device_epoch + 1` })
    .where('id', '=', accountId)
    .returning('device_epoch as epoch')
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('account_keys')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'recovery')
    .execute();
  await dropSteps(transaction, accountId);
  await endOtherSessions(transaction, accountId, keptSessionId);
  return epoch;
};
