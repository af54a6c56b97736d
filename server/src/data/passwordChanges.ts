import type { Kysely, Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { endOtherSessions } from './sessions.ts';
import type { Tables } from './tables.ts';

/** What is asked again, or told, when somebody changes how their account is reached. */
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

/** A password that was looked at and right: whose it is, and what was kept of it then. */
export type CheckedPassword = { accountId: string; passwordHash: string };

/**
 * Whether what is kept of a password is what was looked at, and stays so until the transaction ends: a new one waits for what is being done
 * by the old, and ends that too, or wins. Call it ahead of the sessions of the account, which whoever sets a new one locks after it.
 */
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
 * A new password shuts out whoever knew the old one: every other session ends, keys that were mailed no longer open, and an
 * address that waits to be confirmed is forgotten.
 * @param keptSessionId the session of the person who changes it; null when there is none yet
 */
export const putPassword = async (
  transaction: Transaction<Tables>,
  { accountId, passwordHash, keptSessionId }: { accountId: string; passwordHash: string; keptSessionId: string | null },
): Promise<void> => {
  await transaction
    .updateTable('accounts')
    .set({ password_hash: passwordHash, pending_email: null })
    .where('id', '=', accountId)
    .execute();
  await transaction
    .deleteFrom('account_keys')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'recovery')
    .execute();
  await endOtherSessions(transaction, accountId, keptSessionId);
};
