import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Passkey } from '../../../../contract/passkeys.ts';
import type { Verifier } from '../../domain/secondFactor/passkeyProof.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import type { KnownCredentials } from '../accounts.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const passkeyNameContext = 'passkeys.name';

/** Of whom the key is, as a sign-in needs it. */
export type FoundPasskey = Verifier &
  Omit<KnownCredentials, 'passwordHash'> & { passkeyId: string; userHandle: Buffer; epoch: number };

export const findPasskey = async (db: Kysely<Tables>, credentialId: Buffer): Promise<FoundPasskey | undefined> => {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('second_factors', 'second_factors.id', 'passkeys.factor_id')
    .innerJoin('accounts', 'accounts.id', 'second_factors.account_id')
    .where('passkeys.credential_id', '=', credentialId)
    .select([
      'passkeys.id as passkeyId',
      'passkeys.credential_id as credentialId',
      'passkeys.public_key as publicKey',
      'passkeys.user_handle as userHandle',
      'passkeys.counter',
      'accounts.id as accountId',
      'accounts.patient_id as patientId',
      'accounts.login',
      'accounts.email',
      'accounts.lang',
      'accounts.closed_at as closedAt',
      'accounts.device_epoch as epoch',
    ])
    .executeTakeFirst();
  return row && { ...row, counter: Number(row.counter) };
};

const ofAccount = (accountId: string) => sql<string>`(
  select id from second_factors where account_id = ${accountId}::uuid and kind = 'passkey')`;

export type Use = { passkeyId: string; accountId: string; counter: number; isBackedUp: boolean };

/** Compares and sets: a counter that did not move serves no more, unless the device never counts. */
export const usePasskey = async (
  db: Kysely<Tables>,
  { passkeyId, accountId, counter, isBackedUp }: Use,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update passkeys set counter = ${counter}::bigint, is_backed_up = ${isBackedUp}, last_used_at = now()
    where id = ${passkeyId}::uuid and factor_id = ${ofAccount(accountId)}
      and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
  `.execute(db);
  return numAffectedRows === 1n;
};

export type KnownKey = { credentialId: Buffer; transports: string[]; userHandle: Buffer };

export const listKnownKeys = (db: Kysely<Tables>, accountId: string): Promise<KnownKey[]> =>
  db
    .selectFrom('passkeys')
    .where('factor_id', '=', ofAccount(accountId))
    .select(['credential_id as credentialId', 'transports', 'user_handle as userHandle'])
    .orderBy('id')
    .execute();

export const listPasskeys = async (db: Kysely<Tables>, vault: Vault, accountId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .where('factor_id', '=', ofAccount(accountId))
    .select(['id', 'name_sealed', 'created_at', 'last_used_at', 'is_backed_up'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    passkeyId: row.id,
    name: vault.openOr(row.name_sealed, passkeyNameContext, unreadableText),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isBackedUp: row.is_backed_up,
  }));
};

export type NewPasskey = Verifier & {
  accountId: string;
  userHandle: Buffer;
  transports: string[];
  name: string;
  isBackedUp: boolean;
};

/** Call it with the account locked. Null when a device gave this key to any account before. */
export const insertPasskey = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, credentialId, publicKey, userHandle, counter, name, transports, isBackedUp }: NewPasskey,
): Promise<string | null> => {
  await transaction
    .insertInto('second_factors')
    .values({ id: newId(), account_id: accountId, kind: 'passkey', secret_sealed: null, confirmed_at: sql`now()` })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doNothing())
    .execute();
  const row = await transaction
    .insertInto('passkeys')
    .values({
      id: newId(),
      factor_id: ofAccount(accountId),
      credential_id: credentialId,
      public_key: publicKey,
      user_handle: userHandle,
      counter: `${counter}`,
      transports,
      name_sealed: vault.seal(name, passkeyNameContext),
      is_backed_up: isBackedUp,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Call it with the account locked: the last one takes its factor’s row with it. */
export const removePasskey = async (
  transaction: Transaction<Tables>,
  { passkeyId, accountId }: { passkeyId: string; accountId: string },
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('factor_id', '=', ofAccount(accountId))
    .executeTakeFirst();
  await sql`
    delete from second_factors where account_id = ${accountId}::uuid and kind = 'passkey'
      and not exists (select from passkeys where passkeys.factor_id = second_factors.id)
  `.execute(transaction);
  return numDeletedRows === 1n;
};
