import { sql, type Kysely, type Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { textCodeLimits } from '../../../../contract/limits.ts';
import { isSameSecret } from '../../domain/secrets.ts';
import { textCodeText } from '../../domain/texts/textCode.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const textNumberContext = 'text_numbers.number_sealed';

export const digestOfNumber = ({ blindIndex }: Pick<Vault, 'blindIndex'>, number: string): Buffer =>
  blindIndex(`text number\n${number}`);

const digestOfCode = ({ blindIndex }: Vault, accountId: string, number: string, code: string): Buffer =>
  blindIndex(textCodeText(accountId, number, code));

const standing = async (transaction: Transaction<Tables>, accountId: string) =>
  transaction
    .selectFrom('text_numbers')
    .where('account_id', '=', accountId)
    .select(['number_digest as digest', 'confirmed_at as confirmedAt'])
    .forUpdate()
    .executeTakeFirst();

/** Details were let to the phone before: another one asks anew. @returns false when this very number counts already */
export const keepTextNumber = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, number, code }: { accountId: string; number: string; code: string },
): Promise<boolean> => {
  const known = await standing(transaction, accountId);
  const isSame = known?.digest.equals(digestOfNumber(vault, number)) === true;
  if (isSame && known.confirmedAt !== null) return false;
  const row = {
    number_sealed: vault.seal(number, textNumberContext),
    number_digest: digestOfNumber(vault, number),
    code_digest: digestOfCode(vault, accountId, number, code),
    code_expires_at: sql<Date>`statement_timestamp() + ${textCodeLimits.minutes} * interval '1 minute'`,
    wrong_tries: 0,
    confirmed_at: null,
    shows_details: false,
    created_at: sql<Date>`statement_timestamp()`,
  };
  await transaction
    .insertInto('text_numbers')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return true;
};

export type CodeTry = 'right' | 'wrong' | 'over';

const base64 = (bytes: Buffer): string => bytes.toString('base64');

/** Commit a wrong try too. */
export const tryTextCode = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, code }: { accountId: string; code: string },
): Promise<CodeTry> => {
  const row = await transaction
    .selectFrom('text_numbers')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('wrong_tries', '<', textCodeLimits.tries)
    .where(sql<boolean>`code_expires_at > statement_timestamp()`)
    .select(['number_sealed as sealed', 'code_digest as digest'])
    .forUpdate()
    .executeTakeFirst();
  if (row?.digest == null) return 'over';
  const number = vault.openOr(row.sealed, textNumberContext, '');
  const isRight = isSameSecret(base64(row.digest), base64(digestOfCode(vault, accountId, number, code)));
  await transaction
    .updateTable('text_numbers')
    .where('account_id', '=', accountId)
    .set(
      isRight
        ? { confirmed_at: sql<Date>`statement_timestamp()`, code_digest: null, code_expires_at: null }
        : { wrong_tries: sql<number>`wrong_tries + 1` },
    )
    .execute();
  return isRight ? 'right' : 'wrong';
};

export const endTextNumber = async (db: Kysely<Tables>, accountId: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('text_numbers').where('account_id', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
};

export type NumberHolder = { accountId: string; patientId: string; lang: Language };

export const readHolders = (db: Kysely<Tables>, vault: Vault, number: string): Promise<NumberHolder[]> =>
  db
    .selectFrom('text_numbers')
    .innerJoin('accounts', 'accounts.id', 'text_numbers.account_id')
    .where('number_digest', '=', digestOfNumber(vault, number))
    .where('confirmed_at', 'is not', null)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.id as accountId', 'accounts.patient_id as patientId', 'accounts.lang'])
    .orderBy('accounts.id')
    .execute();
