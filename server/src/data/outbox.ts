import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Language } from '../../../contract/catalogues.ts';
import type { GuestTemplate, MailTemplate } from '../domain/mail/email.ts';
import { leaseSeconds, patienceDays, retrySeconds } from '../domain/mail/retrying.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/** Where the address of a mail is sealed; the context with which it opens again. */
export const outboxContext = 'outbox.payload_sealed';

/**
 * A mail to send, to an address as it stands in the database now. The key it may carry is made when it is sent. `device` is the
 * kind of device that the mail tells about, if it does.
 */
export type QueuedMail = { template: MailTemplate; accountId: string; lang: Language; to: string; device?: string };

/** What somebody typed to get back in. Whom it concerns, if anybody, is found when the mail is sent. */
export type RecoveryRequest = { email: string; nam: string; lang: Language };

type Db = Kysely<Tables>;

/** Puts a mail where the senders find it. Give it the transaction of its cause: either both stand or neither (product §6). */
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

/** Puts a request for recovery there: one row for anybody, so that nothing tells whether we know them (security: T10). */
export const queueRecovery = async (db: Db, vault: Vault, { email, nam, lang }: RecoveryRequest): Promise<void> => {
  const payload = vault.seal(JSON.stringify({ email, nam }), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'recoveryRequest', lang, payload_sealed: payload })
    .execute();
};

/** A row that this process alone works on, until its lease runs out. */
export type LeasedRow = {
  id: string;
  accountId: string | null;
  template: MailTemplate | GuestTemplate | 'recoveryRequest' | 'invitation';
  lang: Language;
  payloadSealed: Buffer;
  createdAt: Date;
  attempts: number;
};

/**
 * Takes rows that are due, oldest first, and counts the try before it is made: should this process die over them, another
 * one takes them when the lease runs out. What one process takes, the others pass by.
 */
export const leaseDue = async (db: Db, most: number): Promise<LeasedRow[]> => {
  const { rows } = await sql<LeasedRow>`
    with due as (
      select id from outbox
      where sent_at is null and abandoned_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${most} for update skip locked)
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    from due where outbox.id = due.id
    returning outbox.id, account_id as "accountId", template, lang, payload_sealed as "payloadSealed", created_at as "createdAt", attempts
  `.execute(db);
  return rows;
};

const nothing = Buffer.alloc(0);

/** It is done: what was sealed is forgotten. False when another process said so first. */
export const markSent = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()`, payload_sealed: nothing })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Nobody is to get it any more: the account was closed, the address replaced. */
export const markDropped = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ abandoned_at: sql<Date>`now()`, payload_sealed: nothing })
    .where('id', '=', id)
    .execute();
};

/** The next try waits longer each time; after days without success there is none, and what was sealed is forgotten. @param reason a code, never a person’s words */
export const markFailed = async (
  db: Db,
  { id, attempts }: Pick<LeasedRow, 'id' | 'attempts'>,
  reason: string,
): Promise<void> => {
  const isOver = sql<boolean>`created_at < now() - ${patienceDays} * interval '1 day'`;
  await db
    .updateTable('outbox')
    .set({
      last_error: reason,
      next_attempt_at: sql<Date>`now() + ${retrySeconds(attempts)} * interval '1 second'`,
      abandoned_at: sql<Date>`case when ${isOver} then now() end`,
      payload_sealed: sql<Buffer>`case when ${isOver} then ''::bytea else payload_sealed end`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
};

/** Deletes the rows that were done with a month ago. */
export const sweepOutbox = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where(sql<boolean>`coalesce(sent_at, abandoned_at) < now() - interval '30 days'`)
    .execute();
};
