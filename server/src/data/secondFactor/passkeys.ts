import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Passkey } from '../../../../contract/passkeys.ts';
import type { KnownCredentials } from '../accounts.ts';
import type { Verifier } from '../../domain/secondFactor/passkeyProof.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const passkeyNameContext = 'passkeys.name';

export type FoundPasskey = Verifier &
  Omit<KnownCredentials, 'passwordHash'> & { passkeyId: string; userHandle: Buffer; epoch: number };

export const findPasskey = async (db: Kysely<Tables>, credentialId: Buffer): Promise<FoundPasskey | undefined> => {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
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

export type Use = { passkeyId: string; accountId: string; counter: number; isBackedUp: boolean };

export const usePasskey = async (
  db: Kysely<Tables>,
  { passkeyId, accountId, counter, isBackedUp }: Use,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update passkeys set counter = ${counter}::bigint, is_backed_up = ${isBackedUp}, last_used_at = now()
    where id = ${passkeyId}::uuid and account_id = ${accountId}::uuid
      and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
  `.execute(db);
  return numAffectedRows === 1n;
};

export type KnownKey = { credentialId: Buffer; transports: string[]; userHandle: Buffer };

export const listKnownKeys = (db: Kysely<Tables>, accountId: string): Promise<KnownKey[]> =>
  db
    .selectFrom('passkeys')
    .where('account_id', '=', accountId)
    .select(['credential_id as credentialId', 'transports', 'user_handle as userHandle'])
    .orderBy('id')
    .execute();

const shown = ['id as passkeyId', 'name_sealed', 'created_at', 'last_used_at', 'is_backed_up as isBackedUp'] as const;

type Row = {
  passkeyId: string;
  name_sealed: Buffer;
  created_at: Date;
  last_used_at: Date | null;
  isBackedUp: boolean;
};

const toPasskey = (
  vault: Vault,
  { name_sealed: sealed, created_at: at, last_used_at: used, ...row }: Row,
): Passkey => ({
  ...row,
  name: vault.openOr(sealed, passkeyNameContext, unreadableText),
  createdAt: at.toISOString(),
  lastUsedAt: used?.toISOString() ?? null,
});

export const listPasskeys = async (db: Kysely<Tables>, vault: Vault, accountId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .where('account_id', '=', accountId)
    .select(shown)
    .orderBy('id')
    .execute();
  return rows.map((row) => toPasskey(vault, row));
};

export type NewPasskey = Verifier & {
  accountId: string;
  userHandle: Buffer;
  transports: string[];
  name: string;
  mayBeBackedUp: boolean;
  isBackedUp: boolean;
};

export const insertPasskey = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, credentialId, publicKey, userHandle, counter, name, ...made }: NewPasskey,
): Promise<Passkey | null> => {
  const row = await transaction
    .insertInto('passkeys')
    .values({
      id: newId(),
      account_id: accountId,
      credential_id: credentialId,
      public_key: publicKey,
      user_handle: userHandle,
      counter: `${counter}`,
      transports: made.transports,
      name_sealed: vault.seal(name, passkeyNameContext),
      may_be_backed_up: made.mayBeBackedUp,
      is_backed_up: made.isBackedUp,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst();
  return row === undefined ? null : toPasskey(vault, row);
};

type Own = { passkeyId: string; accountId: string };

export const renamePasskey = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { passkeyId, accountId, name }: Own & { name: string },
): Promise<Passkey | null> => {
  const row = await transaction
    .updateTable('passkeys')
    .set({ name_sealed: vault.seal(name, passkeyNameContext) })
    .where('id', '=', passkeyId)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
  return row === undefined ? null : toPasskey(vault, row);
};

export const removePasskey = async (
  transaction: Transaction<Tables>,
  { passkeyId, accountId }: Own,
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
