import { sql, type Kysely } from 'kysely';

import type { OfferFacts } from '../../domain/mail/offerEmail.ts';
import type { LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import { joinReplaced, replacedAppointment, withReplaced } from './replacedAppointment.ts';

export type ToldOffer = OfferFacts & { to: string; login: string; showsDetails: boolean };

/** The offer that queued this email, in one transaction with it. */
export const findToldOffer = async (
  db: Kysely<Tables>,
  { accountId, createdAt }: Pick<LeasedRow, 'accountId' | 'createdAt'>,
): Promise<ToldOffer | undefined> => {
  const { rows } = await sql<ToldOffer>`
    select own.email as to, own.login, own.email_details as "showsDetails",
      case when own.patient_id <> person.id then person.first_name end as "firstName",
      offer.expires_at as "expiresAt", p.starts_at as "startsAt", c.time_zone as "timeZone", p.mode, c.name as "clinicName",
      concat_ws(', ', nullif(c.address_line, ''), nullif(c.city, '')) as "clinicAddress",
      ${replacedAppointment} as replaced
    from alert_offers as offer
    join alerts as a on a.id = offer.alert_id
    join accounts as own on own.id = a.account_id and own.id = ${accountId}::uuid and own.closed_at is null
    join patients as person on person.id = offer.patient_id
    join slots as p on p.id = offer.slot_id
    join clinics as c on c.id = p.clinic_id
    ${joinReplaced}
    where offer.notified_at >= ${createdAt}::timestamptz and offer.outcome is null and offer.expires_at > statement_timestamp()
    order by offer.notified_at limit 1
  `.execute(db);
  return rows.map(withReplaced)[0];
};
