import { sql } from 'kysely';

import type { NewsOutboxTable } from '../tables/texts.ts';
import { waitingQueue, type Leased } from '../waitingQueue.ts';

export type LeasedNews = Leased &
  Pick<NewsOutboxTable, 'channel' | 'kind'> & { accountId: string; appointmentId: string | null };

/** News of yesterday comes by email alone. */
export const newsPatienceHours = 24;

export const textQueue = waitingQueue<LeasedNews>({
  table: 'news_outbox',
  columns: sql`channel, kind, account_id as "accountId", appointment_id as "appointmentId"`,
  isOurs: sql`channel = 'text'`,
  patienceHours: newsPatienceHours,
});
