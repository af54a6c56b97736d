import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import type { Language, NewsKind } from '../../../../contract/catalogues.ts';
import { millisecondsOf } from '../../../../contract/instants.ts';
import { outboxContext } from '../outbox.ts';
import type { ReminderName } from '../reminders/planned.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import type { LeasedNews } from './newsOutbox.ts';
import { asksFor } from './newsChoices.ts';
import { takesTexts } from './textChoices.ts';

type Db = Kysely<Tables>;
type Sealed = Pick<LeasedNews, 'payloadSealed'>;

const code = z.strictObject({ number: z.string(), code: z.string() });
const reminder = z.strictObject({
  reservationId: z.uuid(),
  startsAt: z.iso.datetime().transform((text) => new Date(millisecondsOf(text))),
  daysBefore: z.union([z.literal(3), z.literal(1)]),
});
const offer = z.strictObject({ slotId: z.uuid(), patientId: z.uuid() });

/** As of emails: what waits of one move is sealed once for both. */
export const newsContext = outboxContext;

const opened = ({ payloadSealed }: Sealed, vault: Vault): unknown => JSON.parse(vault.open(payloadSealed, newsContext));

export const readCode = (row: Sealed, vault: Vault): z.infer<typeof code> => code.parse(opened(row, vault));
export const readReminder = (row: Sealed, vault: Vault): ReminderName => reminder.parse(opened(row, vault));
export const readOffer = (row: Sealed, vault: Vault): z.infer<typeof offer> => offer.parse(opened(row, vault));

type Queued = { accountId: string; lang: Language };

/** Pass its cause's transaction. */
export const queueCode = async (
  db: Db,
  vault: Vault,
  { accountId, lang, ...text }: Queued & z.infer<typeof code>,
): Promise<void> => {
  const payload = vault.seal(JSON.stringify(text), newsContext);
  await db
    .insertInto('news_outbox')
    .values({ id: newId(), channel: 'text', kind: 'code', account_id: accountId, lang, payload_sealed: payload })
    .execute();
};

type News =
  | { kind: 'reminder'; about: Pick<ReminderName, keyof z.infer<typeof reminder>> }
  | { kind: 'offer'; about: z.infer<typeof offer> };

const fieldsOf = (news: News): object => {
  if (news.kind === 'offer') return { slotId: news.about.slotId, patientId: news.about.patientId };
  const { reservationId, startsAt, daysBefore } = news.about;
  return { reservationId, startsAt, daysBefore };
};

const pushed = (account: RawBuilder<unknown>, kind: NewsKind): RawBuilder<unknown> =>
  sql`push_subscriptions as device where device.account_id = ${account} and ${asksFor(account, 'push', sql`${kind}`)}`;

/** To who asked for it, by text and on each device; whether it is still true is looked at when it leaves. */
export const queueNews = async (db: Db, vault: Vault, { accountId, lang, ...news }: Queued & News): Promise<void> => {
  const { kind } = news;
  const sealed = vault.seal(JSON.stringify(fieldsOf(news)), newsContext);
  await sql`
    with texted as (
      insert into news_outbox (id, channel, kind, account_id, lang, payload_sealed)
      select ${newId()}::uuid, 'text', ${kind}, own.id, ${lang}, ${sealed}::bytea
      from accounts as own where own.id = ${accountId}::uuid and ${takesTexts(sql`own.id`, kind)}
    )
    insert into push_outbox (id, subscription_id, account_id, kind, lang, payload_sealed)
    select gen_random_uuid(), device.id, device.account_id, ${kind}, ${lang}, ${sealed}::bytea
    from ${pushed(sql`${accountId}::uuid`, kind)}
  `.execute(db);
};

/**
 * `people` have `id` and `lang`; `appointments` gives at most one. Nobody is told of their own act. Each change has
 * its row, since an earlier one may be leaving; only the last is told.
 */
export const changeNews = (
  people: RawBuilder<unknown>,
  appointments: RawBuilder<unknown>,
  { doneBy, beforeSealed }: { doneBy: string | null; beforeSealed: Buffer },
): RawBuilder<unknown> => sql`
  told_at_once as (
    select reader.id, reader.lang, visit.id as appointment_id from (${people}) as reader, (${appointments}) as visit
    where reader.id is distinct from ${doneBy}::uuid
  ), texted as (
    insert into news_outbox (id, channel, kind, account_id, lang, payload_sealed, appointment_id, created_at)
    select gen_random_uuid(), 'text', 'change', reader.id, reader.lang, ${beforeSealed}::bytea, reader.appointment_id, clock_timestamp()
    from told_at_once as reader where ${takesTexts(sql`reader.id`, 'change')}
  ), pushed as (
    insert into push_outbox (id, subscription_id, account_id, kind, lang, payload_sealed, appointment_id, created_at)
    select gen_random_uuid(), device.id, reader.id, 'change', reader.lang, ${beforeSealed}::bytea, reader.appointment_id, clock_timestamp()
    from told_at_once as reader, ${pushed(sql`reader.id`, 'change')}
  )`;
