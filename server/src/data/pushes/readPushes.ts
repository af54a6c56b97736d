import { sql, type Kysely } from 'kysely';

import type { Pushes } from '../../../../contract/pushes.ts';
import type { Tables } from '../tables.ts';
import { inOrder, kindsOf } from '../texts/newsChoices.ts';

type Reader = { accountId: string; sessionId: string };

/** A device that subscribed under a key removed since counts as off: it gets nothing until it subscribes again. */
export const readPushes = async (
  db: Kysely<Tables>,
  { accountId, sessionId }: Reader,
  serverKeys: readonly string[],
): Promise<Omit<Pushes, 'serverKey'>> => {
  const { rows } = await sql<Omit<Pushes, 'serverKey'>>`
    select coalesce(bool_or(device.session_id = ${sessionId}::uuid), false) as "isOn",
      count(*) filter (where device.session_id <> ${sessionId}::uuid)::int as elsewhere,
      ${kindsOf(sql`${accountId}::uuid`, 'push')} as kinds
    from push_subscriptions as device
    where device.account_id = ${accountId}::uuid and device.server_key = any(${serverKeys}::text[])
  `.execute(db);
  const [row = { isOn: false, elsewhere: 0, kinds: [] }] = rows;
  return { ...row, kinds: inOrder(row.kinds) };
};
