import { sql, type Kysely } from 'kysely';

import type { AccessCapacity, AuditAction } from '../../../contract/accessLog.ts';
import type { StaffRole } from '../../../contract/staffRoles.ts';
import type { AccessKey } from '../domain/accessLog/cursor.ts';
import { onQuebecClock } from './fieldRules.ts';
import type { Tables } from './tables.ts';

export type AccessRow = {
  eventId: string;
  at: Date;
  /** `at` to the microsecond, for the cursor. */
  exactAt: string;
  actorAccountId: string | null;
  actorFirstName: string | null;
  actorLastName: string | null;
  /** Of a member of the staff. */
  actorRole: StaffRole | null;
  actorClinic: string | null;
  capacity: AccessCapacity;
  action: AuditAction;
  device: string;
};

export type AccessWanted = {
  patientIds: readonly string[];
  readerAccountId: string;
  actions: readonly AuditAction[];
  othersOnly: boolean;
  /** Quebec dates, inclusive. */
  from: string | null;
  to: string | null;
};

/** Lists the log newest first, including merged records. */
export const listAccess = async (
  db: Kysely<Tables>,
  { patientIds, readerAccountId, actions, othersOnly, from, to }: AccessWanted,
  { after, limit }: { after: AccessKey | null; limit: number },
): Promise<AccessRow[]> => {
  const joined = await db.selectFrom('patients').where('merged_into', 'in', patientIds).select('id').execute();
  const [only, ...others] = [...patientIds, ...joined.map(({ id }) => id)];
  const { rows } = await sql<AccessRow>`
    select event.id::text as "eventId", event.at, event.at::text as "exactAt", event.actor_account_id as "actorAccountId",
      person.first_name as "actorFirstName", coalesce(person.last_name, member.name) as "actorLastName",
      event.actor_role as "actorRole", clinic.name as "actorClinic", event.capacity, event.action, event.device
    from audit_events as event
    left join accounts as account on account.id = event.actor_account_id
    left join patients as person on person.id = account.patient_id
    left join staff as member on member.id = event.actor_staff_id
    left join clinics as clinic on clinic.id = event.actor_clinic_id
    where ${others.length === 0 ? sql`event.patient_id = ${only}::uuid` : sql`event.patient_id = any(${[only, ...others]}::uuid[])`}
      and (event.action = any(${[...actions]}::text[]) or event.actor_account_id = ${readerAccountId}::uuid)
      ${othersOnly ? sql`and event.actor_account_id is distinct from ${readerAccountId}::uuid` : sql``}
      ${from === null ? sql`` : sql`and event.at >= ${onQuebecClock(sql`${from}::date::timestamp`)}`}
      ${to === null ? sql`` : sql`and event.at < ${onQuebecClock(sql`(${to}::date + 1)::timestamp`)}`}
      ${after === null ? sql`` : sql`and (event.at, event.id) < (${after.at}::timestamptz, ${after.eventId}::bigint)`}
    order by event.at desc, event.id desc limit ${limit}
  `.execute(db);
  return rows;
};

export const readNames = (
  db: Kysely<Tables>,
  patientId: string,
): Promise<{ firstName: string | null; lastName: string | null }> =>
  db
    .selectFrom('patients')
    .where('id', '=', patientId)
    .select(['first_name as firstName', 'last_name as lastName'])
    .executeTakeFirstOrThrow();
