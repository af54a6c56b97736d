import { sql, type Kysely, type Transaction } from 'kysely';

import type { MailTemplate } from '../domain/mail/email.ts';
import { isWithinReach } from './closing/closeAccount.ts';
import { queueMail, type QueuedMail, type RecoveryRequest } from './outbox.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

export type Recipient = {
  login: string;
  email: string;
  emailVerified: boolean;
  pendingEmail: string | null;
  showsDetails: boolean;
};

/** Closed accounts get only closing and recovery emails. */
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
    .select([
      'login',
      'email',
      sql<boolean>`email_verified_at is not null`.as('emailVerified'),
      'pending_email as pendingEmail',
      'email_details as showsDetails',
    ])
    .executeTakeFirst();

/** Security 4.2. Requesters never learn of it. */
export const maxRecoveriesPerHour = 3;

/** Includes recently closed accounts. Concurrent requests then count each other’s emails. */
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

/** Emails every matching account (product §8). @returns them */
export const queueRecoveryMails = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { email, nam, lang }: RecoveryRequest,
  maxPerHour: number,
): Promise<string[]> => {
  const admitted: string[] = [];
  for (const { accountId, email: to } of await lockMatches(transaction, email, vault.numberIndexes(nam))) {
    if ((await countRecent(transaction, accountId, 'recovery')) >= maxPerHour) continue;
    await queueMail(transaction, vault, { template: 'recovery', accountId, lang, to });
    admitted.push(accountId);
  }
  return admitted;
};

/** Someone with the password must not flood the mailbox. */
export const maxNewDevicesPerHour = 5;

export const queueNewDeviceMail = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  mail: Omit<QueuedMail, 'template'>,
  maxPerHour: number,
): Promise<boolean> => {
  if ((await countRecent(transaction, mail.accountId, 'newDevice')) >= maxPerHour) return false;
  await queueMail(transaction, vault, { template: 'newDevice', ...mail });
  return true;
};
