import { sql, type RawBuilder } from 'kysely';

import { quebecToday } from '../fieldRules.ts';
import { letsAct } from '../linkPredicate.ts';
import { isPrivateBooking } from '../ownBooking.ts';
import { changeNews } from '../texts/queueNews.ts';
import { lastTold } from '../lastTold.ts';
import { wantsMail } from '../wantsMail.ts';

/** Accounts to email about `told`: the patient’s own alone, else delegates who may read (product §8 Messages). */
const readers = (mayDelegates: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select own.id, own.lang, ${wantsMail('own')} as by_email from told join accounts as own on own.patient_id = told.patient_id
  where own.closed_at is null
  union
  select acting.id, acting.lang, ${wantsMail('acting')} as by_email
  from told join dependents as link on link.patient_id = told.patient_id join accounts as acting on acting.id = link.account_id
  where acting.closed_at is null and ${mayDelegates} and ${letsAct('messages', quebecToday)}
    and not exists (select from accounts as own where own.patient_id = told.patient_id and own.closed_at is null)`;

export const mayRead = (account: string, appointment: string): RawBuilder<boolean> => {
  const [reader, row] = [sql.ref(account), sql.ref(appointment)];
  return sql<boolean>`(${reader}.patient_id = ${row}.patient_id or (
    not exists (select from accounts as hers where hers.patient_id = ${row}.patient_id and hers.closed_at is null)
    and not ${isPrivateBooking(appointment)}
    and exists (select from dependents as link where link.patient_id = ${row}.patient_id
      and link.account_id = ${reader}.id and ${letsAct('messages', quebecToday)})))`;
};

/** Delivers `told` to the patient’s account, and as read to that of `doneBy`. */
export const receivedFrom = (doneBy: string | null): RawBuilder<unknown> => sql`
  received as (
    insert into message_recipients (message_id, account_id, read_at)
    select told.id, accounts.id, case when accounts.id = ${doneBy}::uuid then statement_timestamp() end
    from told join accounts on (accounts.patient_id = told.patient_id or accounts.id = ${doneBy}::uuid) and accounts.closed_at is null
  )`;

export const received = receivedFrom(null);

/** One unsent email covers several messages. */
export const mailed = sql`
  mailed as (
    insert into outbox (id, account_id, template, lang, payload_sealed)
    select gen_random_uuid(), reader.id, 'messageWaiting', reader.lang, ''::bytea
    from (${readers(sql<boolean>`true`)}) as reader
    where reader.by_email and not exists (
      select from outbox as waiting where waiting.account_id = reader.id and waiting.template = 'messageWaiting'
        and waiting.sent_at is null and waiting.abandoned_at is null)
  )`;

/**
 * `appointments`: at most one row with `id`, `patient_id`, `invitation_id`, `booked_by_account_id`. Delegates get no
 * email about a 14–17-year-old’s own bookings.
 */
export const mailedAbout = (
  appointments: RawBuilder<unknown>,
  { doneBy, beforeSealed }: { doneBy: string | null; beforeSealed: Buffer },
): RawBuilder<unknown> => {
  const mayDelegates = sql<boolean>`not exists (select from (${appointments}) as visit where ${isPrivateBooking('visit')})`;
  return sql`
    readers as (${readers(mayDelegates)}), mailed as (
      insert into outbox (id, account_id, template, lang, payload_sealed, appointment_id, created_at)
      select gen_random_uuid(), reader.id, 'appointmentNews', reader.lang,
        ${lastTold(sql`waiting.account_id = reader.id and waiting.template = 'appointmentNews'`, beforeSealed)},
        visit.id, clock_timestamp()
      from readers as reader, (${appointments}) as visit where reader.by_email
    ), ${changeNews(sql`select id, lang from readers`, appointments, { doneBy, beforeSealed })}`;
};
