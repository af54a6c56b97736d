import { sql, type Transaction } from 'kysely';

import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { recordEvents } from '../liveEvents.ts';
import { queueMail } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import { queueNews } from '../texts/queueNews.ts';
import type { Vault } from '../vault.ts';
import { wantsMail } from '../wantsMail.ts';
import type { Before } from '../../domain/mail/appointmentWording.ts';
import type { AppointmentMessage } from '../appointmentMessages.ts';
import { joinReplaced, replacedAppointment, withReplaced } from './replacedAppointment.ts';

/** `lang` is the patient’s, else the requester’s. */
export type UntoldOffer = {
  slotId: string;
  patientId: string;
  startsAt: Date;
  timeZone: string;
  clinicName: string;
  serviceName: Record<Language, string>;
  expiresAt: Date;
  mode: Mode;
  childName: string | null;
  replaced: Before | null;
  accountId: string;
  mailLang: Language;
  lang: Language;
  byEmail: boolean;
  email: string;
};

export const takeUntoldOffer = async (transaction: Transaction<Tables>): Promise<UntoldOffer | undefined> => {
  const { rows } = await sql<UntoldOffer>`
    select offer.slot_id as "slotId", offer.patient_id as "patientId", p.starts_at as "startsAt",
      c.time_zone as "timeZone", c.name as "clinicName", jsonb_build_object('fr', s.name_fr, 'en', s.name_en) as "serviceName",
      offer.expires_at as "expiresAt", p.mode,
      case when own.id is null then person.first_name end as "childName", ${replacedAppointment} as replaced, watcher.id as "accountId", watcher.lang as "mailLang",
      coalesce(own.lang, watcher.lang) as lang, ${wantsMail('watcher')} as "byEmail", watcher.email
    from alert_offers as offer
    join alerts as a on a.id = offer.alert_id
    join patients as person on person.id = offer.patient_id
    join slots as p on p.id = offer.slot_id
    join clinics as c on c.id = p.clinic_id
    join services as s on s.id = p.service_id
    join accounts as watcher on watcher.id = a.account_id
    ${joinReplaced}
    left join accounts as own on own.patient_id = offer.patient_id and own.closed_at is null
    where offer.outcome is null and offer.notified_at is null and offer.expires_at > statement_timestamp()
    order by offer.offered_at limit 1 for update of offer skip locked
  `.execute(transaction);
  return rows.map(withReplaced)[0];
};

/**
 * Messages the patient and emails the requester. The network is the sender, as a patient cannot write to a clinic
 * before booking there.
 */
export const tellOffer = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { slotId, patientId, accountId, mailLang, byEmail, email }: UntoldOffer,
  { messageId, subjectSealed, bodySealed }: AppointmentMessage,
): Promise<void> => {
  await sql`
    with told as (
      insert into messages (id, thread_id, patient_id, kind, sender, subject_sealed, body_sealed, sent_at)
      values (${messageId}::uuid, ${messageId}::uuid, ${patientId}::uuid, 'alert', 'network', ${subjectSealed}::bytea,
        ${bodySealed}::bytea, statement_timestamp())
      returning id, patient_id
    ), received as (
      insert into message_recipients (message_id, account_id)
      select told.id, accounts.id from told join accounts on accounts.patient_id = told.patient_id and accounts.closed_at is null
    )
    update alert_offers set notified_at = statement_timestamp() where slot_id = ${slotId}::uuid and patient_id = ${patientId}::uuid
  `.execute(transaction);
  if (byEmail) await queueMail(transaction, vault, { template: 'offerWaiting', accountId, lang: mailLang, to: email });
  await queueNews(transaction, vault, { kind: 'offer', accountId, lang: mailLang, about: { slotId, patientId } });
  await recordEvents(transaction, [{ type: 'unread', patientId }]);
};
