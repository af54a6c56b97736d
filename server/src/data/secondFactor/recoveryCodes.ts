import { sql, type Kysely, type Transaction } from 'kysely';

import { recoveryCodeIn } from '../../domain/secondFactor/recoveryCode.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Under the key that replacing the others leaves as it is: no digest can be made again. */
const digestOf = ({ blindIndex }: Vault, accountId: string, typed: string): Buffer | null => {
  const code = recoveryCodeIn(typed);
  return code === null ? null : blindIndex(`recovery code\n${accountId}\n${code}`);
};

export const replaceRecoveryCodes = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, codes }: { accountId: string; codes: readonly string[] },
): Promise<void> => {
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const digests = codes.flatMap((code) => digestOf(vault, accountId, code) ?? []);
  await transaction
    .insertInto('recovery_codes')
    .values(digests.map((digest) => ({ account_id: accountId, code_digest: digest })))
    .execute();
};

export const spendRecoveryCode = async (
  db: Kysely<Tables>,
  vault: Vault,
  { accountId, typed }: { accountId: string; typed: string },
): Promise<boolean> => {
  const digest = digestOf(vault, accountId, typed);
  if (digest === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const countRecoveryCodes = async (db: Kysely<Tables>, accountId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
};
