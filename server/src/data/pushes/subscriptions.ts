import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { NewsKind } from '../../../../contract/catalogues.ts';
import { pushSubscriptionBody, type PushSubscriptionBody } from '../../../../contract/pushes.ts';
import type { Tables } from '../tables.ts';
import { asksFor } from '../texts/newsChoices.ts';
import type { Vault } from '../vault.ts';

export const subscriptionContext = 'push_subscriptions.subscription_sealed';

type Db = Kysely<Tables>;

const mostDevices = 10;
/** As long as a browser keeps the name of its device. */
const keptDays = 400;

/** `device`: the name in its cookie. */
export type OnDevice = { accountId: string; sessionId: string; device: string };

const digestOfDevice = ({ blindIndex }: Vault, device: string): Buffer => blindIndex(`push device\n${device}`);

/** A device has one owner: who subscribed on it last. */
export const keepSubscription = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  {
    accountId,
    sessionId,
    device,
    serverKey,
    subscription,
  }: OnDevice & { serverKey: string; subscription: PushSubscriptionBody },
): Promise<void> => {
  const row = {
    account_id: accountId,
    session_id: sessionId,
    device_digest: digestOfDevice(vault, device),
    subscription_sealed: vault.seal(JSON.stringify(subscription), subscriptionContext),
    server_key: serverKey,
    seen_at: sql<Date>`statement_timestamp()`,
  };
  const endpointDigest = vault.blindIndex(`push endpoint\n${subscription.endpoint}`);
  const isSame = sql`endpoint_digest = ${endpointDigest}::bytea and account_id = ${accountId}::uuid`;
  await sql`
    delete from push_subscriptions where not (${isSame}) and (endpoint_digest = ${endpointDigest}::bytea
      or session_id = ${sessionId}::uuid or (account_id = ${accountId}::uuid and device_digest = ${row.device_digest}::bytea))
  `.execute(transaction);
  await transaction
    .insertInto('push_subscriptions')
    .values({ id: newId(), endpoint_digest: endpointDigest, ...row })
    .onConflict((conflict) => conflict.column('endpoint_digest').doUpdateSet(row))
    .execute();
  await sql`
    delete from push_subscriptions where account_id = ${accountId}::uuid and id not in (
      select id from push_subscriptions where account_id = ${accountId}::uuid order by seen_at desc, id desc limit ${mostDevices})
  `.execute(transaction);
};

/** The next session on a subscribed device is the one whose logout ends its pushes. */
export const followDevice = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, sessionId, device }: OnDevice,
): Promise<void> => {
  await transaction
    .updateTable('push_subscriptions')
    .set({ session_id: sessionId, seen_at: sql<Date>`statement_timestamp()` })
    .where('account_id', '=', accountId)
    .where('device_digest', '=', digestOfDevice(vault, device))
    .execute();
};

/** `butSessionId` null: those of every device. */
type Which = { sessionId: string } | { accountId: string; butSessionId: string | null } | { id: string };

/** What waits for them goes too. @returns whether there was one */
export const endSubscriptions = async (db: Db, which: Which): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where((eb) => {
      if ('id' in which) return eb('id', '=', which.id);
      if ('sessionId' in which) return eb('session_id', '=', which.sessionId);
      const { accountId, butSessionId } = which;
      const isOwn = eb('account_id', '=', accountId);
      return butSessionId === null ? isOwn : eb.and([isOwn, eb('session_id', '<>', butSessionId)]);
    })
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export type PushRecipient = { subscription: PushSubscriptionBody; serverKey: string };

/** Undefined for who withdrew the choice or the account, and under a key that is no longer there. */
export const findPushRecipient = async (
  db: Db,
  vault: Vault,
  { id, accountId, kind, serverKeys }: { id: string; accountId: string; kind: NewsKind; serverKeys: readonly string[] },
): Promise<PushRecipient | undefined> => {
  const { rows } = await sql<{ sealed: Buffer; serverKey: string }>`
    select device.subscription_sealed as sealed, device.server_key as "serverKey"
    from push_subscriptions as device join accounts as own on own.id = device.account_id
    where device.id = ${id}::uuid and own.id = ${accountId}::uuid and device.server_key = any(${serverKeys}::text[]) and own.closed_at is null
      and ${asksFor(sql`own.id`, 'push', sql`${kind}`)}
  `.execute(db);
  const [row] = rows;
  const text = row === undefined ? null : vault.openOr(row.sealed, subscriptionContext, null);
  return row === undefined || text === null
    ? undefined
    : { subscription: pushSubscriptionBody.parse(JSON.parse(text)), serverKey: row.serverKey };
};

export const sweepSubscriptions = async (db: Db): Promise<void> => {
  await sql`delete from push_subscriptions where seen_at < now() - ${keptDays} * interval '1 day'`.execute(db);
};
