import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { secondFactorLimits } from '../../../../contract/limits.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const factorContext = 'second_factors.secret';

const minutes = (count: number) => sql`${count}::int * interval '1 minute'`;

export type Factor = { factorId: string; secretSealed: Buffer; confirmedAt: Date | null };

export const findFactor = (db: Kysely<Tables>, accountId: string): Promise<Factor | undefined> =>
  db
    .selectFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'app')
    .where(
      sql<boolean>`(confirmed_at is not null or begun_at > now() - ${minutes(secondFactorLimits.enrolmentMinutes)})`,
    )
    .select(['id as factorId', 'secret_sealed as secretSealed', 'confirmed_at as confirmedAt'])
    .executeTakeFirst();

const factorOf = (accountId: string) => sql`
  select 1 from second_factors where account_id = ${accountId}::uuid and confirmed_at is not null
  union all select 1 from passkeys where account_id = ${accountId}::uuid`;

export const isFactorOn = async (db: Kysely<Tables>, accountId: string): Promise<boolean> =>
  (await sql`${factorOf(accountId)} limit 1`.execute(db)).rows.length > 0;

const isAppOn = async (db: Kysely<Tables>, accountId: string): Promise<boolean> =>
  (await findFactor(db, accountId))?.confirmedAt instanceof Date;

export const beginFactor = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, secret }: { accountId: string; secret: string },
): Promise<boolean> => {
  if (await isAppOn(transaction, accountId)) return false;
  await transaction.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
  await transaction
    .insertInto('second_factors')
    .values({ id: newId(), account_id: accountId, kind: 'app', secret_sealed: vault.seal(secret, factorContext) })
    .execute();
  return true;
};

type Step = { factorId: string; step: number };

export const confirmFactor = async (transaction: Transaction<Tables>, { factorId, step }: Step): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ confirmed_at: sql<Date>`now()`, used_step: `${step}` })
    .where('id', '=', factorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const spendStep = async (db: Kysely<Tables>, { factorId, step }: Step): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update second_factors set used_step = ${step}
    where id = ${factorId}::uuid and confirmed_at is not null and (used_step is null or used_step < ${step})
  `.execute(db);
  return numAffectedRows === 1n;
};

const dropCodes = async (transaction: Transaction<Tables>, accountId: string): Promise<void> => {
  for (const table of ['recovery_codes', 'second_steps', 'passkey_challenges'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
};

export const endFactor = async (transaction: Transaction<Tables>, accountId: string): Promise<boolean> => {
  const wasOn = await isFactorOn(transaction, accountId);
  for (const table of ['second_factors', 'passkeys'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  await dropCodes(transaction, accountId);
  return wasOn;
};

export const endIfLast = async (transaction: Transaction<Tables>, accountId: string): Promise<boolean> => {
  if (await isFactorOn(transaction, accountId)) return false;
  await dropCodes(transaction, accountId);
  return true;
};

export const noteCodeGiven = async (db: Kysely<Tables>, sessionId: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ code_given_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
};

export const mustGiveCode = async (
  db: Kysely<Tables>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select from (${factorOf(accountId)}) as factor
    where not exists (select from sessions where sessions.id = ${sessionId}::uuid
      and sessions.code_given_at > now() - ${minutes(secondFactorLimits.freshMinutes)})
    limit 1
  `.execute(db);
  return rows.length > 0;
};
