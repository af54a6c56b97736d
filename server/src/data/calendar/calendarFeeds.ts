import { sql, type Kysely } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { hashFeedSecret } from '../../domain/calendarFile/feedSecret.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const feedContext = 'calendar_feeds.secret_sealed';

type Db = Kysely<Tables>;

export const readFeedSecret = async (db: Db, vault: Vault, accountId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('calendar_feeds')
    .where('account_id', '=', accountId)
    .select('secret_sealed as sealed')
    .executeTakeFirst();
  return row === undefined ? null : vault.openOr(row.sealed, feedContext, null);
};

export const replaceFeedSecret = async (db: Db, vault: Vault, accountId: string, secret: string): Promise<void> => {
  const row = {
    secret_hash: hashFeedSecret(secret),
    secret_sealed: vault.seal(secret, feedContext),
    created_at: sql<Date>`statement_timestamp()`,
  };
  await db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
};

export const endFeed = async (db: Db, accountId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export type FeedOwner = { accountId: string; patientId: string; lang: Language };

export const findFeedOwner = (db: Db, secretHash: Buffer): Promise<FeedOwner | undefined> =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .where('secret_hash', '=', secretHash)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.id as accountId', 'accounts.patient_id as patientId', 'accounts.lang'])
    .executeTakeFirst();
