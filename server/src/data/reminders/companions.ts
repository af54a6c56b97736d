import { sql, type Kysely } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { Companion } from '../../domain/reminders/appointmentRights.ts';
import type { Tables } from '../tables.ts';
import { wantsMail } from '../wantsMail.ts';

export type AccountToRemind = Companion & {
  accountId: string;
  email: string;
  lang: Language;
  byEmail: boolean;
  reminders3d: boolean;
  reminders1d: boolean;
};

type Appointment = { patientId: string; bookedBy: string | null };

export const listCompanions = async (
  db: Kysely<Tables>,
  { patientId, bookedBy }: Appointment,
): Promise<AccountToRemind[]> => {
  const { rows } = await sql<Omit<AccountToRemind, 'link'> & { link: AccountToRemind['link'] | null }>`
    select a.id as "accountId", a.email, a.lang, ${wantsMail('a')} as "byEmail",
      a.remind_3_days as "reminders3d", a.remind_1_day as "reminders1d",
      a.patient_id = ${patientId}::uuid as "isOwn", a.id is not distinct from ${bookedBy}::uuid as "hasBooked",
      case when link.id is not null then jsonb_build_object(
        'state', link.state, 'scopes', link.scopes, 'startsOn', link.starts_on, 'endsOn', link.ends_on,
        'locked', link.locked_at is not null, 'lockReason', link.lock_reason,
        'basis', link.basis, 'birthDate', (select birth_date from patients where id = ${patientId}::uuid)) end as link
    from accounts as a
    left join dependents as link on link.account_id = a.id and link.patient_id = ${patientId}::uuid and link.state <> 'ended'
    where a.closed_at is null and a.id in (
      select id from accounts where patient_id = ${patientId}::uuid
      union all select account_id from dependents where patient_id = ${patientId}::uuid and state <> 'ended')
    order by a.id
  `.execute(db);
  return rows.map(({ link, ...account }) => ({ ...account, link: link ?? undefined }));
};
