import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Language } from '../../../contract/catalogues.ts';
import { outboxTemplates, type MailTemplate } from '../domain/mail/email.ts';
import { leaseSeconds, patienceDays, retrySeconds } from '../domain/mail/retrying.ts';
import type { Tables } from './tables.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { Vault } from './vault.ts';

export const outboxContext = 'outbox.payload_sealed';

/** Any key in it is made on sending. */
export type QueuedMail = { template: MailTemplate; accountId: string; lang: Language; to: string; device?: string };

/** Matching accounts are found on sending. */
export type RecoveryRequest = { email: string; nam: string; lang: Language };

type Db = Kysely<Tables>;

/** Pass its cause's transaction (product §6). */
export const queueMail = async (
  db: Db,
  vault: Vault,
  { template, accountId, lang, to, device }: QueuedMail,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      account_id: accountId,
      template,
      lang,
      payload_sealed: vault.seal(JSON.stringify({ to, device }), outboxContext),
    })
    .execute();
};

/** One row, match or not, to reveal nothing (security: T10). */
export const queueRecovery = async (db: Db, vault: Vault, { email, nam, lang }: RecoveryRequest): Promise<void> => {
  const payload = vault.seal(JSON.stringify({ email, nam }), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'recoveryRequest', lang, payload_sealed: payload })
    .execute();
};

export type LeasedRow = {
  id: string;
  accountId: string | null;
  template: OutboxTable['template'];
  lang: Language;
  payloadSealed: Buffer;
  createdAt: Date;
  attempts: number;
};

/** Oldest first; counts the attempt beforehand. A dead process’s lease expires. */
export const leaseDue = async (db: Db, limit: number): Promise<LeasedRow[]> => {
  const { rows } = await sql<LeasedRow>`
    with due as (
      select id from outbox
      where sent_at is null and abandoned_at is null and next_attempt_at <= now() and template = any(${outboxTemplates})
      order by next_attempt_at limit ${limit} for update skip locked)
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from due where outbox.id = due.id
    returning outbox.id, account_id as "accountId", template, lang, payload_sealed as "payloadSealed", created_at as "createdAt", attempts
  `.execute(db);
  return rows;
};

const nothing = Buffer.alloc(0);

/** Erases the payload. @returns false when another process did */
export const markSent = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()`, payload_sealed: nothing })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The account closed or the address changed. */
export const markDropped = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ abandoned_at: sql<Date>`now()`, payload_sealed: nothing, last_error: null })
    .where('id', '=', id)
    .execute();
};

/**
 * Retries with growing delays for days, then gives up and erases the payload.
 *
 * @param reason a code, never personal data
 * @returns whether it gave up
 */
export const markFailed = async (
  db: Db,
  { id, attempts }: Pick<LeasedRow, 'id' | 'attempts'>,
  reason: string,
): Promise<boolean> => {
  const isOver = sql<boolean>`created_at < now() - ${patienceDays} * interval '1 day'`;
  const failed = await db
    .updateTable('outbox')
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

export const sweepOutbox = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where(sql<boolean>`coalesce(sent_at, abandoned_at) < now() - interval '30 days'`)
    .execute();
};
