import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Language } from '../../../contract/catalogues.ts';
import { outboxTemplates, type MailTemplate } from '../domain/mail/email.ts';
import { patienceDays } from '../domain/mail/retrying.ts';
import type { Tables } from './tables.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { Vault } from './vault.ts';
import { waitingQueue, type Leased } from './waitingQueue.ts';

export const outboxContext = 'outbox.payload_sealed';

/** Any key in it is made on sending. */
export type QueuedMail = { template: MailTemplate; accountId: string; lang: Language; to: string; device?: string };

/** Matching accounts are found on sending. */
export type RecoveryRequest = { email: string; nam: string; lang: Language };

type Db = Kysely<Tables>;

/** Decision 15. */
const forAnyMailbox: MailTemplate[] = ['verification', 'recovery'];

/** Pass its cause's transaction (product §6). Judged now: the mailbox may change. */
export const queueMail = async (
  db: Db,
  vault: Vault,
  { template, accountId, lang, to, device }: QueuedMail,
): Promise<void> => {
  const payload = vault.seal(JSON.stringify({ to, device }), outboxContext);
  await sql`
    insert into outbox (id, account_id, template, lang, payload_sealed)
    select ${newId()}::uuid, id, ${template}, ${lang}, ${payload} from accounts
    where id = ${accountId}::uuid and (email_verified_at is not null or ${forAnyMailbox.includes(template)})
  `.execute(db);
};

/** One row, match or not, to reveal nothing (security: T10). */
export const queueRecovery = async (db: Db, vault: Vault, { email, nam, lang }: RecoveryRequest): Promise<void> => {
  const payload = vault.seal(JSON.stringify({ email, nam }), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'recoveryRequest', lang, payload_sealed: payload })
    .execute();
};

export type LeasedRow = Leased & { accountId: string | null; template: OutboxTable['template'] };

export const mailQueue = waitingQueue<LeasedRow>({
  table: 'outbox',
  columns: sql`account_id as "accountId", template`,
  isOurs: sql`template = any(${outboxTemplates})`,
  patienceHours: patienceDays * 24,
});
