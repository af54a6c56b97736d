import { sql, type Kysely } from 'kysely';

import type { NewsKind } from '../../../../contract/news.ts';
import type { ToldAppointment } from '../../domain/texts/wording.ts';
import type { Tables } from '../tables.ts';
import { textNumberContext } from '../texts/textNumbers.ts';
import type { Vault } from '../vault.ts';

type Db = Kysely<Tables>;

export type TextRecipient = { number: string; patientId: string; showsDetails: boolean };

export const findTextRecipient = async (
  db: Db,
  vault: Vault,
  accountId: string,
  kind: NewsKind,
): Promise<TextRecipient | undefined> => {
  const { rows } = await sql<Omit<TextRecipient, 'number'> & { sealed: Buffer }>`
    select phone.number_sealed as sealed, own.patient_id as "patientId", own.text_details as "showsDetails"
    from accounts as own join text_numbers as phone on phone.account_id = own.id
    where own.id = ${accountId}::uuid and own.closed_at is null and ${kind} = any(own.text_kinds) and phone.confirmed_at is not null
      and not exists (select from text_stops as stop where stop.number_digest = phone.number_digest)
  `.execute(db);
  const [row] = rows;
  const number = row === undefined ? null : vault.openOr(row.sealed, textNumberContext, null);
  return row === undefined || number === null
    ? undefined
    : { number, patientId: row.patientId, showsDetails: row.showsDetails };
};

export const findOpenOffer = async (
  db: Db,
  { slotId, patientId, accountId }: { slotId: string; patientId: string; accountId: string },
): Promise<{ expiresAt: Date } | undefined> => {
  const { rows } = await sql<{ expiresAt: Date }>`
    select offer.expires_at as "expiresAt" from alert_offers as offer join alerts as a on a.id = offer.alert_id
    where offer.slot_id = ${slotId}::uuid and offer.patient_id = ${patientId}::uuid and a.account_id = ${accountId}::uuid
      and offer.outcome is null and offer.expires_at > statement_timestamp()
  `.execute(db);
  return rows[0];
};

export type ChangedAppointment = Omit<ToldAppointment, 'firstName'> & {
  patientId: string;
  firstName: string | null;
  now: Date;
};

export const findChangedAppointment = async (
  db: Db,
  appointmentId: string,
): Promise<ChangedAppointment | undefined> => {
  const { rows } = await sql<ChangedAppointment>`
    select r.patient_id as "patientId", person.first_name as "firstName", r.starts_at as "startsAt", c.time_zone as "timeZone",
      p.mode, c.name as "clinicName",
      case when r.status = 'cancelled' then 'cancelled' when r.version > 0 then 'moved' else 'booked' end as state,
      statement_timestamp() as now
    from appointments as r join clinics as c on c.id = r.clinic_id join slots as p on p.id = r.slot_id join patients as person on person.id = r.patient_id
    where r.id = ${appointmentId}::uuid and r.starts_at > statement_timestamp() and r.status in ('booked', 'cancelled')
  `.execute(db);
  return rows[0];
};
