import { sql, type Kysely, type Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { textCodeLimits } from '../../../../contract/limits.ts';
import type { TextNumber } from '../../../../contract/news.ts';
import { textCodeText } from '../../domain/texts/textCode.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const textNumberContext = 'text_numbers.number_sealed';

type Db = Kysely<Tables>;

const digestOfNumber = ({ blindIndex }: Pick<Vault, 'blindIndex'>, number: string): Buffer =>
  blindIndex(`text number\n${number}`);

type Row = { sealed: Buffer; isConfirmed: boolean; isStopped: boolean };

const stateOf = ({ isConfirmed, isStopped }: Row): TextNumber['state'] =>
  isConfirmed ? (isStopped ? 'stopped' : 'confirmed') : 'waiting';

/** Says STOP of confirmed numbers only: it may be another person's. */
export const readTextNumber = async (
  db: Db,
  vault: Vault,
  accountId: string,
): Promise<Omit<TextNumber, 'isOffered'>> => {
  const { rows } = await sql<Row>`
    select number_sealed as sealed, confirmed_at is not null as "isConfirmed",
      exists (select from text_stops as stop where stop.number_digest = own.number_digest) as "isStopped"
    from text_numbers as own where account_id = ${accountId}::uuid
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return { number: null, state: 'none' };
  return { number: vault.openOr(row.sealed, textNumberContext, null), state: stateOf(row) };
};

const digestOfCode = ({ blindIndex }: Vault, accountId: string, number: string, code: string): Buffer =>
  blindIndex(textCodeText(accountId, number, code));

export const keepTextNumber = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, number, code }: { accountId: string; number: string; code: string },
): Promise<void> => {
  const row = {
    number_sealed: vault.seal(number, textNumberContext),
    number_digest: digestOfNumber(vault, number),
    code_digest: digestOfCode(vault, accountId, number, code),
    code_expires_at: sql<Date>`statement_timestamp() + ${textCodeLimits.minutes} * interval '1 minute'`,
    wrong_tries: 0,
    confirmed_at: null,
    created_at: sql<Date>`statement_timestamp()`,
  };
  await transaction
    .insertInto('text_numbers')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
};

export type CodeTry = 'right' | 'wrong' | 'over';

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
  if (row === undefined) return 'over';
  const number = vault.openOr(row.sealed, textNumberContext, '');
  const isRight = row.digest?.equals(digestOfCode(vault, accountId, number, code)) === true;
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

export const endTextNumber = async (db: Db, accountId: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('text_numbers').where('account_id', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
};

export type NumberHolder = { accountId: string; patientId: string; lang: Language };

const holdersOf = (db: Db, digest: Buffer): Promise<NumberHolder[]> =>
  db
    .selectFrom('text_numbers')
    .innerJoin('accounts', 'accounts.id', 'text_numbers.account_id')
    .where('number_digest', '=', digest)
    .where('confirmed_at', 'is not', null)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.id as accountId', 'accounts.patient_id as patientId', 'accounts.lang'])
    .orderBy('accounts.id')
    .execute();

export const readHolders = (db: Db, vault: Vault, number: string): Promise<NumberHolder[]> =>
  holdersOf(db, digestOfNumber(vault, number));

export const stopNumber = async (db: Db, vault: Vault, number: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('text_stops')
    .values({ number_digest: digestOfNumber(vault, number) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const resumeNumber = async (db: Db, vault: Vault, number: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('text_stops')
    .where('number_digest', '=', digestOfNumber(vault, number))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const isStopped = async (db: Db, vault: Vault, number: string): Promise<boolean> => {
  const row = await db
    .selectFrom('text_stops')
    .where('number_digest', '=', digestOfNumber(vault, number))
    .select('stopped_at')
    .executeTakeFirst();
  return row !== undefined;
};
