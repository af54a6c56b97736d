import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import type { Language } from '../../../../contract/catalogues.ts';
import { language } from '../../../../contract/wire.ts';
import { pushTemplateOf, textTemplateOf } from '../../domain/news/newsTemplate.ts';
import { outboxContext, type LeasedRow } from '../outbox.ts';
import type { ReminderName } from '../reminders/planned.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

type Db = Kysely<Tables>;

const codePayload = z.strictObject({ number: z.string(), code: z.string(), lang: language });
const reminderPayload = z.strictObject({
  reservationId: z.uuid(),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  daysBefore: z.union([z.literal(3), z.literal(1)]),
});
const offerPayload = z.strictObject({ slotId: z.uuid(), patientId: z.uuid() });

type OfferName = z.infer<typeof offerPayload>;
type CodeText = z.infer<typeof codePayload>;

export const queueTextCode = async (db: Db, vault: Vault, accountId: string, text: CodeText): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      account_id: accountId,
      template: 'textCode',
      lang: text.lang,
      payload_sealed: vault.seal(JSON.stringify(text), outboxContext),
    })
    .execute();
};

const open = ({ payloadSealed }: LeasedRow, vault: Vault): unknown =>
  JSON.parse(vault.open(payloadSealed, outboxContext));

export const readTextCode = (row: LeasedRow, vault: Vault): CodeText => codePayload.parse(open(row, vault));
export const readReminderNews = (row: LeasedRow, vault: Vault): ReminderName => reminderPayload.parse(open(row, vault));
export const readOfferNews = (row: LeasedRow, vault: Vault): OfferName => offerPayload.parse(open(row, vault));

const takesTexts = (account: RawBuilder<unknown>, kind: keyof typeof textTemplateOf): RawBuilder<boolean> => sql`
  (${kind} = any(${account}.text_kinds)
    and exists (select from text_numbers where account_id = ${account}.id and confirmed_at is not null))`;

type Queued = { accountId: string; lang: Language } & (
  { kind: 'reminder'; about: ReminderName } | { kind: 'offer'; about: OfferName }
);

export const queueNews = async (db: Db, vault: Vault, { accountId, lang, kind, about }: Queued): Promise<void> => {
  const sealed = vault.seal(JSON.stringify(about), outboxContext);
  await sql`
    insert into outbox (id, account_id, template, lang, payload_sealed, subscription_id)
    select gen_random_uuid(), own.id, ${textTemplateOf[kind]}, ${lang}, ${sealed}::bytea, null::uuid
    from accounts as own where own.id = ${accountId}::uuid and ${takesTexts(sql`own`, kind)}
    union all
    select gen_random_uuid(), own.id, ${pushTemplateOf[kind]}, ${lang}, ${sealed}::bytea, device.id
    from accounts as own join push_subscriptions as device on device.account_id = own.id
    where own.id = ${accountId}::uuid and ${kind} = any(own.push_kinds)
  `.execute(db);
};

/** `people` have `id` and `lang`; `appointments` gives at most one. Nobody is told of their own act. */
export const changeNews = (
  people: RawBuilder<unknown>,
  appointments: RawBuilder<unknown>,
  doneBy: string | null,
): RawBuilder<unknown> => sql`
  texted as (
    insert into outbox (id, account_id, template, lang, payload_sealed, appointment_id)
    select gen_random_uuid(), own.id, ${textTemplateOf.change}, own.lang, ''::bytea, appointment.id
    from (${people}) as reader join accounts as own on own.id = reader.id, (${appointments}) as appointment
    where own.id is distinct from ${doneBy}::uuid and ${takesTexts(sql`own`, 'change')}
      and not exists (select from outbox as waiting where waiting.account_id = own.id and waiting.appointment_id = appointment.id
        and waiting.template = ${textTemplateOf.change} and waiting.sent_at is null and waiting.abandoned_at is null)
  ), pushed as (
    insert into outbox (id, account_id, template, lang, payload_sealed, appointment_id, subscription_id)
    select gen_random_uuid(), own.id, ${pushTemplateOf.change}, own.lang, ''::bytea, appointment.id, device.id
    from (${people}) as reader join accounts as own on own.id = reader.id
    join push_subscriptions as device on device.account_id = own.id, (${appointments}) as appointment
    where own.id is distinct from ${doneBy}::uuid and 'change' = any(own.push_kinds)
      and not exists (select from outbox as waiting where waiting.subscription_id = device.id and waiting.appointment_id = appointment.id
        and waiting.template = ${pushTemplateOf.change} and waiting.sent_at is null and waiting.abandoned_at is null)
  )`;
