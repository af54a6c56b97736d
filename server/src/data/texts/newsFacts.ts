import { sql, type Kysely } from 'kysely';

import type { NewsKind } from '../../../../contract/catalogues.ts';
import type { ToldAppointment } from '../../domain/texts/wording.ts';
import { mayStillBook } from '../alerts/suits.ts';
import { newsColumns, newsTables, type NewsOfAppointment } from '../appointmentNews.ts';
import { mayRead } from '../mailbox/readersOf.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import type { LeasedNews } from './newsOutbox.ts';
import { takesTexts } from './textChoices.ts';
import { textNumberContext } from './textNumbers.ts';

type Db = Kysely<Tables>;

export type TextRecipient = { number: string; patientId: string; showsDetails: boolean };

/** Undefined for who withdrew the consent, the number or the account, or answered STOP. */
export const findTextRecipient = async (
  db: Db,
  vault: Vault,
  { accountId, kind }: { accountId: string; kind: NewsKind },
): Promise<TextRecipient | undefined> => {
  const { rows } = await sql<Omit<TextRecipient, 'number'> & { sealed: Buffer }>`
    select own_phone.number_sealed as sealed, own.patient_id as "patientId", own_phone.shows_details as "showsDetails"
    from accounts as own join text_numbers as own_phone on own_phone.account_id = own.id
    where own.id = ${accountId}::uuid and own.closed_at is null and ${takesTexts(sql`own.id`, kind)}
      and not exists (select from text_stops as stop where stop.number_digest = own_phone.number_digest)
  `.execute(db);
  const [row] = rows;
  const number = row === undefined ? null : vault.openOr(row.sealed, textNumberContext, null);
  return row === undefined || number === null
    ? undefined
    : { number, patientId: row.patientId, showsDetails: row.showsDetails };
};

type OpenOffer = Omit<ToldAppointment, 'state'> & { expiresAt: Date };

export const findOpenOffer = async (
  db: Db,
  { slotId, patientId, accountId }: { slotId: string; patientId: string; accountId: string },
): Promise<OpenOffer | undefined> => {
  const { rows } = await sql<OpenOffer>`
    select offer.expires_at as "expiresAt", person.first_name as "firstName", p.starts_at as "startsAt",
      c.time_zone as "timeZone", p.mode, c.name as "clinicName"
    from alert_offers as offer
    join alerts as a on a.id = offer.alert_id
    join patients as person on person.id = offer.patient_id
    join slots as p on p.id = offer.slot_id
    join clinics as c on c.id = p.clinic_id
    where offer.slot_id = ${slotId}::uuid and offer.patient_id = ${patientId}::uuid and a.account_id = ${accountId}::uuid
      and offer.outcome is null and offer.expires_at > statement_timestamp() and ${mayStillBook}
  `.execute(db);
  return rows[0];
};

type Changed = Pick<
  NewsOfAppointment,
  'patientId' | 'firstName' | 'startsAt' | 'timeZone' | 'mode' | 'clinicName' | 'status' | 'version' | 'now'
>;

export type NewsQueue = 'news_outbox' | 'push_outbox';

/** To whom a row goes: an account has one phone, and several devices. */
const reached = { news_outbox: sql.ref('account_id'), push_outbox: sql.ref('subscription_id') };

/** Undefined when it is past or settled, when access ended, or when a later change tells it. */
export const findChangedAppointment = async (
  db: Db,
  queue: NewsQueue,
  { id, accountId, appointmentId }: Pick<LeasedNews, 'id' | 'accountId' | 'appointmentId'>,
): Promise<Changed | undefined> => {
  const { rows } = await sql<Changed>`
    select ${newsColumns}
    from ${sql.table(queue)} as this join ${newsTables} on r.id = ${appointmentId}::uuid
    join accounts as own on own.id = ${accountId}::uuid
    where this.id = ${id}::uuid and r.starts_at > statement_timestamp() and r.status in ('booked', 'cancelled')
      and ${mayRead('own', 'r')} and not exists (
        select from ${sql.table(queue)} as later where later.appointment_id = r.id
          and later.${reached[queue]} = this.${reached[queue]} and later.kind = 'change' and later.created_at > this.created_at)
  `.execute(db);
  return rows[0];
};
