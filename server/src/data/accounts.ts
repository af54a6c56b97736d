import { sql, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';

import type { Language } from '../../../contract/catalogues.ts';
import { Conflict } from '../domain/errors.ts';
import { isWithinReach } from './closing/closeAccount.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

export type Credentials = {
  accountId: string;
  patientId: string;
  login: string;
  email: string;
  lang: Language;
  passwordHash: string;
};

export type KnownCredentials = Credentials & { closedAt: Date | null };

/** By login in any case or verified email; open accounts first (product §8 Identity). */
export const findCredentials = (
  db: Kysely<Tables>,
  username: string,
): Promise<(KnownCredentials & { epoch: number }) | undefined> =>
  db
    .selectFrom('accounts')
    .select([
      'id as accountId',
      'patient_id as patientId',
      'login',
      'email',
      'lang',
      'password_hash as passwordHash',
      'closed_at as closedAt',
      'device_epoch as epoch',
    ])
    .where(isWithinReach)
    .where((eb) =>
      eb.or([
        eb(sql`lower(login)`, '=', username),
        eb.and([eb(sql`lower(email)`, '=', username), eb('email_verified_at', 'is not', null)]),
      ]),
    )
    .orderBy(sql`closed_at is null`, 'desc')
    .orderBy(sql`(lower(email) = ${username} and email_verified_at is not null)`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** @returns false when it changed since verification */
export const replacePasswordHash = async (
  db: Kysely<Tables>,
  { accountId, passwordHash }: Pick<Credentials, 'accountId' | 'passwordHash'>,
  renewed: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: renewed })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export type NewAccount = Credentials & { nam: string; createdAt: Date };

export const namContext = 'patients.nam';

export const openNam = (vault: Vault, namSealed: Buffer | null): string =>
  namSealed === null ? '' : vault.open(namSealed, namContext);

export const openNamOrNone = (vault: Vault, namSealed: Buffer | null): string =>
  namSealed === null ? '' : vault.openOr(namSealed, namContext, '');

class LoginTaken extends Conflict {
  constructor() {
    super('errors.loginTaken', { fields: { login: 'errors.loginTaken' } });
  }
}

const isLoginTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'accounts_login_key';

/** Email and health number may repeat (no oracle). @throws LoginTaken */
export const insertAccount = async (
  transaction: Transaction<Tables>,
  account: NewAccount,
  vault: Vault,
): Promise<void> => {
  await transaction
    .insertInto('patients')
    .values({
      id: account.patientId,
      nam_sealed: vault.seal(account.nam, namContext),
      nam_index: vault.numberIndex(account.nam),
      created_at: account.createdAt,
    })
    .execute();
  await transaction
    .insertInto('accounts')
    .values({
      id: account.accountId,
      patient_id: account.patientId,
      login: account.login,
      email: account.email,
      password_hash: account.passwordHash,
      lang: account.lang,
      email_details: true,
      created_at: account.createdAt,
    })
    .execute()
    .catch((error: unknown) => {
      throw isLoginTaken(error) ? new LoginTaken() : error;
    });
};

export const countUnconfirmed = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ made: number }>`
    select count(*)::integer as made from accounts
    where email_verified_at is null and created_at > statement_timestamp() - interval '1 hour'
  `.execute(db);
  return rows[0]?.made ?? 0;
};
