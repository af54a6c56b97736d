import type { Kysely, Transaction } from 'kysely';

import type { OpenSession } from '../../../contract/account.ts';
import { MissingRecord } from '../domain/errors.ts';
import { recordEvents } from './liveEvents.ts';
import { endSubscriptions } from './pushes/subscriptions.ts';
import type { SignedIn } from './sessions.ts';
import type { Tables } from './tables.ts';

export const listOpenSessions = async (
  db: Kysely<Tables>,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<OpenSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    sessionId: id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === sessionId,
  }));
};

/** @throws MissingRecord when missing or another account’s, without telling which */
export const endSession = async (
  transaction: Transaction<Tables>,
  accountId: string,
  sessionId: string,
): Promise<void> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new MissingRecord();
  await endSubscriptions(transaction, { sessionId });
  await recordEvents(transaction, [{ type: 'sessions', accountId }]);
};
