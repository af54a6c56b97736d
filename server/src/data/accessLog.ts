import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AccessCapacity, AuditAction } from '../../../contract/accessLog.ts';
import type { StaffRole } from '../../../contract/staffRoles.ts';
import type { AccessKey } from '../domain/accessLog/cursor.ts';
import { onQuebecClock } from './fieldRules.ts';
import type { Tables } from './tables.ts';

export type AccessRow = {
  eventId: string;
  at: Date;
  exactAt: string;
  actorAccountId: string | null;
  actorFirstName: string | null;
  actorLastName: string | null;
  actorRole: StaffRole | null;
  actorClinic: string | null;
  capacity: AccessCapacity;
  action: AuditAction;
  device: string;
};

export const actorNames = (event: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  person.first_name as "actorFirstName", coalesce(person.last_name, nullif(${event}.acted_as, '')) as "actorLastName",
  ${event}.actor_role as "actorRole", (select name from clinics where id = ${event}.actor_clinic_id) as "actorClinic"`;

export type AccessWanted = {
  patientIds: readonly string[];
  readerAccountId: string;
  actions: readonly AuditAction[];
  othersOnly: boolean;
  from: string | null;
  to: string | null;
};

/** Merged records included. */
export const aboutPeople = async (
  db: Kysely<Tables>,
  patientIds: readonly string[],
): Promise<(patientId: RawBuilder<unknown>) => RawBuilder<boolean>> => {
  const joined = await db.selectFrom('patients').where('merged_into', 'in', patientIds).select('id').execute();
  const [only, ...others] = [...patientIds, ...joined.map(({ id }) => id)];
  return (patientId) =>
    others.length === 0 ? sql`${patientId} = ${only}::uuid` : sql`${patientId} = any(${[only, ...others]}::uuid[])`;
};

export const isWanted = ({ readerAccountId, actions, othersOnly, from, to }: AccessWanted): RawBuilder<boolean> => sql`
  (event.action = any(${[...actions]}::text[]) or event.actor_account_id = ${readerAccountId}::uuid)
  ${othersOnly ? sql`and event.actor_account_id is distinct from ${readerAccountId}::uuid` : sql``}
  ${from === null ? sql`` : sql`and event.at >= ${onQuebecClock(sql`${from}::date::timestamp`)}`}
  ${to === null ? sql`` : sql`and event.at < ${onQuebecClock(sql`(${to}::date + 1)::timestamp`)}`}`;

export const isAfter = (key: AccessKey | null): RawBuilder<boolean> =>
  key === null ? sql`true` : sql`(event.at, event.id) < (${key.at}::timestamptz, ${key.eventId}::bigint)`;

export const listAccess = async (
  db: Kysely<Tables>,
  wanted: AccessWanted,
  { after, limit }: { after: AccessKey | null; limit: number },
): Promise<AccessRow[]> => {
  const about = await aboutPeople(db, wanted.patientIds);
  const { rows } = await sql<AccessRow>`
    select event.id::text as "eventId", event.at, event.at::text as "exactAt", event.actor_account_id as "actorAccountId",
      ${actorNames(sql`event`)}, event.capacity, event.action, event.device
    from audit_events as event
    left join accounts as account on account.id = event.actor_account_id
    left join patients as person on person.id = account.patient_id
    where ${about(sql`event.patient_id`)} and ${isWanted(wanted)} and ${isAfter(after)}
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
