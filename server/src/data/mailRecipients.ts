import { sql, type Kysely, type Transaction } from 'kysely';

import type { MailTemplate } from '../domain/mail/email.ts';
import { isWithinReach } from './closing/closeAccount.ts';
import { queueMail, type QueuedMail, type RecoveryRequest } from './outbox.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/** An account as its mails know it: the address in force, and the one that waits to be confirmed. */
export type Recipient = { login: string; email: string; pendingEmail: string | null };

/** A closed account gets what says so and what brings it back; an open one, everything but the former. */
const isFor = {
  open: sql<boolean>`accounts.closed_at is null`,
  closed: sql<boolean>`accounts.closed_at is not null`,
  either: isWithinReach,
};

export const findRecipient = (
  db: Kysely<Tables>,
  accountId: string,
  state: keyof typeof isFor = 'open',
): Promise<Recipient | undefined> =>
  db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where(isFor[state])
    .select(['login', 'email', 'pending_email as pendingEmail'])
    .executeTakeFirst();

/** How many mails of recovery an account gets in an hour (security 4.2); whoever asks is never told. */
export const recoveriesAnHour = 3;

/** The accounts with that address and that health number, also those just closed, locked: requests at the same time count each other's mails. */
const lockMatches = (transaction: Transaction<Tables>, email: string, namIndexes: Buffer[]) =>
  transaction
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where(sql`lower(accounts.email)`, '=', email)
    .where('patients.nam_index', 'in', namIndexes)
    .where(isWithinReach)
    .select(['accounts.id as accountId', 'accounts.email'])
    .orderBy('accounts.id')
    .forUpdate('accounts')
    .execute();

const countRecent = async (
  transaction: Transaction<Tables>,
  accountId: string,
  template: MailTemplate,
): Promise<number> => {
  const { mails } = await transaction
    .selectFrom('outbox')
    .where('account_id', '=', accountId)
    .where('template', '=', template)
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
  for (const { accountId, email: to } of await lockMatches(transaction, email, vault.numberIndexes(nam))) {
    if ((await countRecent(transaction, accountId, 'recovery')) >= mostAnHour) continue;
    await queueMail(transaction, vault, { template: 'recovery', accountId, lang, to });
    admitted.push(accountId);
  }
  return admitted;
};

/** How many mails about new devices an account gets in an hour: whoever has the password floods no mailbox with them. */
export const newDevicesAnHour = 5;

/** Queues the mail that tells an owner of a sign-in on a device their account did not know, unless it got `mostAnHour` already. @returns whether it is told */
export const queueNewDeviceMail = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  mail: Omit<QueuedMail, 'template'>,
  mostAnHour: number,
): Promise<boolean> => {
  if ((await countRecent(transaction, mail.accountId, 'newDevice')) >= mostAnHour) return false;
  await queueMail(transaction, vault, { template: 'newDevice', ...mail });
  return true;
};
