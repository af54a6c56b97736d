import { sql, type RawBuilder } from 'kysely';

import { quebecToday } from '../fieldRules.ts';
import { letsAct } from '../linkPredicate.ts';
import { isPrivateBooking } from '../ownBooking.ts';

/**
 * The accounts that are written to when a message about the rows of `told` waits: that of its patient; where they have none, those
 * of whoever may read their messages today. A person with an account of their own is told alone (product §8 Messages).
 * @param mayDelegates whether those who act for them are told of it at all
 */
const readers = (mayDelegates: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select own.id, own.lang, own.notify_by_email from told join accounts as own on own.patient_id = told.patient_id
  where own.closed_at is null
  union
  select acting.id, acting.lang, acting.notify_by_email
  from told join dependents as link on link.patient_id = told.patient_id join accounts as acting on acting.id = link.account_id
  where acting.closed_at is null and ${mayDelegates} and ${letsAct('messages', quebecToday)}
    and not exists (select from accounts as own where own.patient_id = told.patient_id and own.closed_at is null)`;

/** A part of a `with` list: the messages of `told` stand before the eyes of their patient’s own account. */
export const received = sql`
  received as (
    insert into message_recipients (message_id, account_id)
    select told.id, accounts.id from told join accounts on accounts.patient_id = told.patient_id and accounts.closed_at is null
  )`;

const mailTo = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  mailed as (
    insert into outbox (id, account_id, template, lang, payload_sealed)
    select gen_random_uuid(), reader.id, 'messageWaiting', reader.lang, ''::bytea
    from (${people}) as reader
    where reader.notify_by_email and not exists (
      select from outbox as waiting where waiting.account_id = reader.id and waiting.template = 'messageWaiting'
        and waiting.sent_at is null and waiting.abandoned_at is null)
  )`;

/**
 * A part of a `with` list: on its way is the mail that says that the messages of `told` wait. One mail that has not left yet speaks for
 * every message; its address is looked up when it leaves.
 */
export const mailed = mailTo(readers(sql<boolean>`true`));

/**
 * The same for messages about `visits`, a query of one row at most with `patient_id`, `invitation_id` and `booked_by_account_id` of a reservation: of
 * what a person from 14 to 17 booked themselves, whoever acts for them gets no mail.
 */
export const mailedAbout = (appointments: RawBuilder<unknown>): RawBuilder<unknown> =>
  mailTo(readers(sql<boolean>`not exists (select from (${appointments}) as visit where ${isPrivateBooking('visit')})`));
