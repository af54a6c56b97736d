import { sql, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';

import type { Language } from '../../../contract/catalogues.ts';
import { Conflict } from '../domain/errors.ts';
import type { Tables } from './tables.ts';

/** Verified by another account (409); only the mailbox’s owner learns this. */
class EmailTaken extends Conflict {
  constructor() {
    super('errors.emailTaken');
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'accounts_verified_email_key';

export type ProvenEmail = {
  accountId: string;
  patientId: string;
  login: string;
  lang: Language;
  email: string;
  formerEmail: string;
  wasVerified: boolean;
};

const spendKey = async (transaction: Transaction<Tables>, keyHash: Buffer): Promise<ProvenEmail | undefined> => {
  const { rows } = await sql<ProvenEmail>`
    update account_keys as key set used_at = now()
    from accounts as account
    where key.key_hash = ${keyHash} and key.purpose = 'verification' and key.used_at is null and key.expires_at > now()
      and account.id = key.account_id and account.closed_at is null and key.email in (account.email, account.pending_email)
    returning account.id as "accountId", account.patient_id as "patientId", account.login, account.lang, key.email,
      account.email as "formerEmail", account.email_verified_at is not null as "wasVerified"
  `.execute(transaction);
  return rows[0];
};

/**
 * Once. A concurrent password change may have dropped the address. Undefined when invalid or expired.
 * @throws EmailTaken
 */
export const proveEmail = async (
  transaction: Transaction<Tables>,
  keyHash: Buffer,
): Promise<ProvenEmail | undefined> => {
  const proven = await spendKey(transaction, keyHash);
  if (proven === undefined) return undefined;
  const { accountId, email } = proven;
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({
      email,
      email_verified_at: sql<Date>`now()`,
      pending_email: sql<string | null>`nullif(pending_email, ${email})`,
    })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('email', '=', email), eb('pending_email', '=', email)]))
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isTaken(error) ? new EmailTaken() : error;
    });
  return numUpdatedRows > 0n ? proven : undefined;
};

export const isProven = async (db: Kysely<Tables>, keyHash: Buffer): Promise<boolean> => {
  const row = await db
    .selectFrom('account_keys as key')
    .innerJoin('accounts', 'accounts.id', 'key.account_id')
    .where('key.key_hash', '=', keyHash)
    .where('key.purpose', '=', 'verification')
    .where('accounts.closed_at', 'is', null)
    .where('accounts.email_verified_at', 'is not', null)
    .whereRef('accounts.email', '=', 'key.email')
    .select('key.account_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The current address stays until the new one is verified. */
export const claimEmail = async (transaction: Transaction<Tables>, accountId: string, email: string): Promise<void> => {
  await transaction
    .updateTable('accounts')
    .set({ pending_email: sql<string | null>`nullif(${email}, email)` })
    .where('id', '=', accountId)
    .execute();
};
