import { sql, type Kysely } from 'kysely';

import { leaseSeconds, retrySeconds } from '../../domain/mail/retrying.ts';
import type { Tables } from '../tables.ts';
import type { NewsOutboxTable } from '../tables/texts.ts';

type Db = Kysely<Tables>;

export type LeasedNews = Pick<NewsOutboxTable, 'id' | 'channel' | 'kind' | 'lang'> & {
  accountId: string;
  payloadSealed: Buffer;
  appointmentId: string | null;
  createdAt: Date;
  attempts: number;
};

/** News of yesterday comes by email alone. */
const patienceHours = 24;

/** As `leaseDue` for emails. */
export const leaseNews = async (db: Db, limit: number): Promise<LeasedNews[]> => {
  const { rows } = await sql<LeasedNews>`
    with due as (
      select id from news_outbox
      where sent_at is null and abandoned_at is null and next_attempt_at <= now() and channel = 'text'
      order by next_attempt_at limit ${limit} for update skip locked)
    update news_outbox set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from due where news_outbox.id = due.id
    returning news_outbox.id, channel, kind, account_id as "accountId", lang, payload_sealed as "payloadSealed",
      appointment_id as "appointmentId", created_at as "createdAt", attempts
  `.execute(db);
  return rows;
};

const nothing = Buffer.alloc(0);

export const endNews = async (db: Db, id: string, end: 'sent' | 'dropped' | { refused: string }): Promise<void> => {
  const refused = typeof end === 'object' ? end.refused : null;
  await db
    .updateTable('news_outbox')
    .set({
      [end === 'sent' ? 'sent_at' : 'abandoned_at']: sql<Date>`now()`,
      payload_sealed: nothing,
      last_error: refused,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
};

/** A wait is no try. */
export const postponeNews = async (db: Db, id: string, until: Date): Promise<void> => {
  await db
    .updateTable('news_outbox')
    .set({ next_attempt_at: until, attempts: sql<number>`attempts - 1` })
    .where('id', '=', id)
    .execute();
};

/** @param reason a code, never personal data @returns whether it gave up */
export const retryNews = async (
  db: Db,
  { id, attempts }: Pick<LeasedNews, 'id' | 'attempts'>,
  reason: string,
): Promise<boolean> => {
  const isOver = sql<boolean>`created_at < now() - ${patienceHours} * interval '1 hour'`;
  const failed = await db
    .updateTable('news_outbox')
    .set({
      last_error: reason,
      next_attempt_at: sql<Date>`now() + ${retrySeconds(attempts)} * interval '1 second'`,
      abandoned_at: sql<Date>`case when ${isOver} then now() end`,
      payload_sealed: sql<Buffer>`case when ${isOver} then ''::bytea else payload_sealed end`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('abandoned_at as abandonedAt')
    .executeTakeFirst();
  return failed !== undefined && failed.abandonedAt !== null;
};

export const sweepNews = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('news_outbox')
    .where(sql<boolean>`coalesce(sent_at, abandoned_at) < now() - interval '30 days'`)
    .execute();
};
