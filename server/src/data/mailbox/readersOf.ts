import { sql, type RawBuilder } from 'kysely';

import { quebecToday } from '../fieldRules.ts';
import { letsAct } from '../linkPredicate.ts';
import { isPrivateBooking } from '../ownBooking.ts';

/** Accounts to email about `told`: the patient’s own alone, else delegates who may read (product §8 Messages). */
const readers = (mayDelegates: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select own.id, own.lang, own.notify_by_email from told join accounts as own on own.patient_id = told.patient_id
  where own.closed_at is null
  union
  select acting.id, acting.lang, acting.notify_by_email
  from told join dependents as link on link.patient_id = told.patient_id join accounts as acting on acting.id = link.account_id
  where acting.closed_at is null and ${mayDelegates} and ${letsAct('messages', quebecToday)}
    and not exists (select from accounts as own where own.patient_id = told.patient_id and own.closed_at is null)`;

/** Delivers `told` to the patient’s account, and as read to that of `doneBy`. */
export const receivedFrom = (doneBy: string | null): RawBuilder<unknown> => sql`
  received as (
    insert into message_recipients (message_id, account_id, read_at)
    select told.id, accounts.id, case when accounts.id = ${doneBy}::uuid then statement_timestamp() end
    from told join accounts on (accounts.patient_id = told.patient_id or accounts.id = ${doneBy}::uuid) and accounts.closed_at is null
  )`;

export const received = receivedFrom(null);

const mailTo = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  mailed as (
    insert into outbox (id, account_id, template, lang, payload_sealed)
    select gen_random_uuid(), reader.id, 'messageWaiting', reader.lang, ''::bytea
    from (${people}) as reader
    where reader.notify_by_email and not exists (
      select from outbox as waiting where waiting.account_id = reader.id and waiting.template = 'messageWaiting'
        and waiting.sent_at is null and waiting.abandoned_at is null)
  )`;

/** One unsent email covers several messages. */
export const mailed = mailTo(readers(sql<boolean>`true`));

/**
 * `appointments`: at most one row with `patient_id`, `invitation_id`, `booked_by_account_id`. Delegates get no email
 * about a 14–17-year-old’s own bookings.
 */
export const mailedAbout = (appointments: RawBuilder<unknown>): RawBuilder<unknown> =>
  mailTo(readers(sql<boolean>`not exists (select from (${appointments}) as visit where ${isPrivateBooking('visit')})`));
