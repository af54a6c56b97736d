import { sql, type Kysely, type NotNull, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { secondFactorLimits } from '../../../../contract/limits.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const factorContext = 'second_factors.secret';

const minutes = (count: number) => sql`${count}::int * interval '1 minute'`;

export type Factor = { factorId: string; secretSealed: Buffer; confirmedAt: Date | null };

/** Of the app: on, or begun a short while ago. */
export const findFactor = (db: Kysely<Tables>, accountId: string): Promise<Factor | undefined> =>
  db
    .selectFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'app')
    .where(
      sql<boolean>`(confirmed_at is not null or begun_at > now() - ${minutes(secondFactorLimits.enrolmentMinutes)})`,
    )
    .where('secret_sealed', 'is not', null)
    .select(['id as factorId', 'secret_sealed as secretSealed', 'confirmed_at as confirmedAt'])
    .$narrowType<{ secretSealed: NotNull }>()
    .executeTakeFirst();

export type FactorsOn = { since: Date | null; hasApp: boolean };

export const findFactorsOn = async (db: Kysely<Tables>, accountId: string): Promise<FactorsOn> => {
  const rows = await db
    .selectFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .select(['kind', 'confirmed_at'])
    .orderBy('confirmed_at')
    .execute();
  return { since: rows[0]?.confirmed_at ?? null, hasApp: rows.some(({ kind }) => kind === 'app') };
};

/** The app or a passkey. Lock the account first: turning it on ends the sessions that it finds. */
export const isFactorOn = async (db: Kysely<Tables>, accountId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
};

/** Call it with the account locked. False when the app is on. */
export const beginFactor = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, secret }: { accountId: string; secret: string },
): Promise<boolean> => {
  const factor = await findFactor(transaction, accountId);
  if (factor && factor.confirmedAt !== null) return false;
  await transaction
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'app')
    .execute();
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

/** Compares and sets: of two servers with one code, one takes it. */
export const spendStep = async (db: Kysely<Tables>, { factorId, step }: Step): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ used_step: `${step}` })
    .where('id', '=', factorId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('used_step', 'is', null), eb('used_step', '<', `${step}`)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Passkeys end with their factor’s row. False when it was not on. */
export const endFactor = async (transaction: Transaction<Tables>, accountId: string): Promise<boolean> => {
  const wasOn = await isFactorOn(transaction, accountId);
  for (const table of ['second_factors', 'recovery_codes', 'second_steps'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  return wasOn;
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
    select from second_factors where account_id = ${accountId}::uuid and confirmed_at is not null
      and not exists (select from sessions where sessions.id = ${sessionId}::uuid
        and sessions.code_given_at > now() - ${minutes(secondFactorLimits.freshMinutes)})
    limit 1
  `.execute(db);
  return rows.length > 0;
};
