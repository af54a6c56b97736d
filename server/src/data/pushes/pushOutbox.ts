import { sql } from 'kysely';

import type { PushOutboxTable } from '../tables/pushes.ts';
import { newsPatienceHours } from '../texts/newsOutbox.ts';
import { waitingQueue, type Leased } from '../waitingQueue.ts';

export type LeasedPush = Leased &
  Pick<PushOutboxTable, 'kind'> & { subscriptionId: string; accountId: string; appointmentId: string | null };

export const pushQueue = waitingQueue<LeasedPush>({
  table: 'push_outbox',
  columns: sql`kind, subscription_id as "subscriptionId", account_id as "accountId", appointment_id as "appointmentId"`,
  isOurs: sql`true`,
  patienceHours: newsPatienceHours,
});
