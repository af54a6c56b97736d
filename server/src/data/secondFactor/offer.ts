import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

const wantedSignIns = 2;

/** Call it with the account locked. */
export const countSignIn = async (transaction: Transaction<Tables>, accountId: string): Promise<void> => {
  await transaction
    .updateTable('accounts')
    .set({ sign_ins: sql<number>`sign_ins + 1` })
    .where('id', '=', accountId)
    .where('sign_ins', '<', wantedSignIns)
    .execute();
};

/** Of `accounts`. Without a confirmed email, a lost factor shuts its owner out. */
export const isFactorOffered = sql<boolean>`(
  accounts.sign_ins >= ${wantedSignIns}::int and accounts.factor_declined_at is null
  and accounts.email_verified_at is not null
  and not exists (select from second_factors as factor
    where factor.account_id = accounts.id and factor.confirmed_at is not null))`;

export const declineFactor = async (db: Kysely<Tables>, accountId: string): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ factor_declined_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('factor_declined_at', 'is', null)
    .execute();
};
