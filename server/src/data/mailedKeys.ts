import { sql, type Kysely } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { hashMailedKey, keyMinutes, newMailedKey, type KeyPurpose } from '../domain/mailedKey.ts';
import { isWithinReach } from './closing/closeAccount.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Replaces the previous key; stores only the hash. */
export const issueKey = async (
  db: Db,
  { accountId, purpose, email }: { accountId: string; purpose: KeyPurpose; email: string },
): Promise<string> => {
  const key = newMailedKey();
  await sql`
    insert into account_keys (key_hash, account_id, purpose, email, expires_at)
    values (${hashMailedKey(key)}, ${accountId}, ${purpose}, ${email}, now() + ${keyMinutes[purpose]} * interval '1 minute')
    on conflict on constraint account_keys_one_per_purpose_key do update set
      key_hash = excluded.key_hash, email = excluded.email, created_at = excluded.created_at,
      expires_at = excluded.expires_at, used_at = null
  `.execute(db);
  return key;
};

const live = sql<boolean>`account_keys.used_at is null and account_keys.expires_at > now()`;

export type KeyHolder = {
  keyHash: Buffer;
  accountId: string;
  patientId: string;
  login: string;
  email: string;
  lang: Language;
  closedAt: Date | null;
  namSealed: Buffer | null;
};

/** For an open or recently closed account. Does not use the key up. */
export const findRecoveryKey = async (db: Db, key: string): Promise<KeyHolder | undefined> => {
  const hash = hashMailedKey(key);
  if (hash === null) return undefined;
  return db
    .selectFrom('account_keys')
    .innerJoin('accounts', 'accounts.id', 'account_keys.account_id')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where('key_hash', '=', hash)
    .where('purpose', '=', 'recovery')
    .where(live)
    .where(isWithinReach)
    .whereRef('account_keys.email', '=', 'accounts.email')
    .select([
      'account_keys.key_hash as keyHash',
      'accounts.id as accountId',
      'patients.id as patientId',
      'accounts.login',
      'accounts.email',
      'accounts.lang',
      'accounts.closed_at as closedAt',
      'patients.nam_sealed as namSealed',
    ])
    .executeTakeFirst();
};

/** Concurrent calls return true once. */
export const spendRecoveryKey = async (db: Db, keyHash: Buffer): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account_keys')
    .set({ used_at: sql<Date>`now()` })
    .where('key_hash', '=', keyHash)
    .where('purpose', '=', 'recovery')
    .where(live)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'account_keys.account_id')
          .where(isWithinReach),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
