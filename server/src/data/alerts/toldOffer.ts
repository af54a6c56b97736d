import { sql, type Kysely } from 'kysely';

import type { OfferFacts } from '../../domain/mail/offerEmail.ts';
import type { LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import { wantsMail } from '../wantsMail.ts';
import { joinReplaced, replacedAppointment, withReplaced } from './replacedAppointment.ts';

type ToldOffer = OfferFacts & { to: string; login: string; showsDetails: boolean };

/** The first offer told since: the one that queued this email, in the same transaction. */
const queuedWith = ({ accountId, createdAt }: Pick<LeasedRow, 'accountId' | 'createdAt'>) => sql`
  select offer.* from alert_offers as offer join alerts as a on a.id = offer.alert_id
  where a.account_id = ${accountId}::uuid and offer.notified_at >= ${createdAt}::timestamptz
  order by offer.notified_at limit 1`;

export const findToldOffer = async (
  db: Kysely<Tables>,
  row: Pick<LeasedRow, 'accountId' | 'createdAt'>,
): Promise<ToldOffer | undefined> => {
  const { rows } = await sql<ToldOffer>`
    select own.email as to, own.login, own.email_details as "showsDetails",
      own.patient_id = person.id as "isReader", person.first_name as "firstName",
      offer.expires_at as "expiresAt", p.starts_at as "startsAt", c.time_zone as "timeZone", p.mode, c.name as "clinicName",
      concat_ws(', ', nullif(c.address_line, ''), nullif(c.city, '')) as "clinicAddress",
      ${replacedAppointment} as replaced
    from (${queuedWith(row)}) as offer
    join alerts as a on a.id = offer.alert_id
    join accounts as own on own.id = a.account_id and own.closed_at is null and ${wantsMail('own')}
    join patients as person on person.id = offer.patient_id
    join slots as p on p.id = offer.slot_id
    join clinics as c on c.id = p.clinic_id
    ${joinReplaced}
    where offer.outcome is null and offer.expires_at > statement_timestamp()
  `.execute(db);
  return rows.map(withReplaced)[0];
};
