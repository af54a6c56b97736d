import { sql, type Kysely, type Transaction } from 'kysely';

import { queueMail, type RecoveryRequest } from './outbox.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/** An open account as its mails know it: the address in force, and the one that waits to be confirmed. */
export type Recipient = { login: string; email: string; pendingEmail: string | null };

export const findRecipient = (db: Kysely<Tables>, accountId: string): Promise<Recipient | undefined> =>
  db.selectFrom('accounts')
    .where('id', '=', accountId).where('closed_at', 'is', null)
    .select(['login', 'email', 'pending_email as pendingEmail'])
    .executeTakeFirst();

/** How many mails of recovery an account gets in an hour (security 4.2); whoever asks is never told. */
export const recoveriesAnHour = 3;

/** The open accounts with that address and that health number, locked: requests at the same time count each other's mails. */
const lockMatches = (transaction: Transaction<Tables>, email: string, namIndex: Buffer) =>
  transaction.selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where(sql`lower(accounts.email)`, '=', email)
    .where('patients.nam_index', '=', namIndex)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.id as accountId', 'accounts.email'])
    .orderBy('accounts.id')
    .forUpdate('accounts')
    .execute();

const countRecentRecoveries = async (transaction: Transaction<Tables>, accountId: string): Promise<number> => {
  const { mails } = await transaction.selectFrom('outbox')
    .where('account_id', '=', accountId).where('template', '=', 'recovery')
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .select(({ fn }) => fn.countAll<string>().as('mails'))
    .executeTakeFirstOrThrow();
  return Number(mails);
};

/**
 * Queues a mail for each account that a request for recovery concerns (product §8: every match).
 * @param mostAnHour mails an account gets in an hour
 * @returns the accounts that get one
 */
export const queueRecoveryMails = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { email, nam, lang }: RecoveryRequest,
  mostAnHour: number,
): Promise<string[]> => {
  const admitted: string[] = [];
  for (const { accountId, email: to } of await lockMatches(transaction, email, vault.blindIndex(nam))) {
    if (await countRecentRecoveries(transaction, accountId) >= mostAnHour) continue;
    await queueMail(transaction, vault, { template: 'recovery', accountId, lang, to });
    admitted.push(accountId);
  }
  return admitted;
};
