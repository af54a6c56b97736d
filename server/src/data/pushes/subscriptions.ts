import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { pushSubscriptionBody, type PushSubscriptionBody } from '../../../../contract/news.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const subscriptionContext = 'push_subscriptions.subscription_sealed';

type Db = Kysely<Tables>;

const maxDevices = 10;

type Kept = { accountId: string; sessionId: string; serverKey: string; subscription: PushSubscriptionBody };

const digestOf = ({ blindIndex }: Vault, endpoint: string): Buffer => blindIndex(`push endpoint\n${endpoint}`);

export const keepSubscription = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, sessionId, serverKey, subscription }: Kept,
): Promise<void> => {
  const row = {
    id: newId(),
    account_id: accountId,
    session_id: sessionId,
    subscription_sealed: vault.seal(JSON.stringify(subscription), subscriptionContext),
    server_key: serverKey,
    created_at: sql<Date>`statement_timestamp()`,
  };
  const digest = digestOf(vault, subscription.endpoint);
  await transaction
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('endpoint_digest', '=', digest), eb('session_id', '=', sessionId)]))
    .execute();
  await transaction
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint_digest: digest })
    .execute();
  await sql`
    delete from push_subscriptions where account_id = ${accountId}::uuid and id not in (
      select id from push_subscriptions where account_id = ${accountId}::uuid order by created_at desc, id desc limit ${maxDevices})
  `.execute(transaction);
};

export const isSubscribed = async (db: Db, sessionId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const endSubscriptions = async (
  db: Db,
  which: { sessionId: string } | { accountId: string; butSessionId: string | null },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      'sessionId' in which
        ? eb('session_id', '=', which.sessionId)
        : eb.and([
            eb('account_id', '=', which.accountId),
            which.butSessionId === null ? eb.val(true) : eb('session_id', '<>', which.butSessionId),
          ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const endSubscription = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
};

export const findSubscription = async (
  db: Db,
  vault: Vault,
  { id, kind, serverKey }: { id: string; kind: string; serverKey: string },
): Promise<PushSubscriptionBody | undefined> => {
  const { rows } = await sql<{ sealed: Buffer }>`
    select device.subscription_sealed as sealed
    from push_subscriptions as device join accounts as own on own.id = device.account_id
    where device.id = ${id}::uuid and device.server_key = ${serverKey} and own.closed_at is null and ${kind} = any(own.push_kinds)
  `.execute(db);
  const sealed = rows[0]?.sealed;
  const text = sealed === undefined ? null : vault.openOr(sealed, subscriptionContext, null);
  return text === null ? undefined : pushSubscriptionBody.parse(JSON.parse(text));
};
