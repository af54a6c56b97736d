import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AuditAction } from '../../../contract/accessLog.ts';
import type { AccessKey } from '../domain/accessLog/cursor.ts';
import { aboutPeople, actorNames, isAfter, isWanted, type AccessRow, type AccessWanted } from './accessLog.ts';
import { onQuebecClock } from './fieldRules.ts';
import type { Tables } from './tables.ts';

export type AccessDayRow = AccessRow & { firstAt: Date; count: number };

export type DayPage = {
  after: AccessKey | null;
  /** The log's first line; later acts would move lines between pages. */
  newest: AccessKey | null;
  limit: number;
};

/** Their thing is a session. */
const ofSessions: readonly AuditAction[] = [
  'session.opened',
  'session.closed',
  'session.ended',
  'invitation.opened',
  'invitation.read',
  'invitation.left',
];

const dayOf = (at: RawBuilder<unknown>): RawBuilder<unknown> => sql`date_trunc('day', ${onQuebecClock(at)})`;

const isOnLine = (table: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  other.action = ${table}.action and other.capacity = ${table}.capacity and other.acted_as = ${table}.acted_as
  and (other.actor_account_id, other.actor_staff_id, other.actor_role, other.actor_clinic_id)
    is not distinct from (${table}.actor_account_id, ${table}.actor_staff_id, ${table}.actor_role, ${table}.actor_clinic_id)
  and (other.entity_id is not distinct from ${table}.entity_id or other.action = any(${ofSessions}::text[]))
  and other.at < ${onQuebecClock(sql`(${dayOf(sql`${table}.at`)} + interval '1 day')`)}`;

/** One line a day in Quebec for one actor, act and thing. */
export const listAccessDays = async (
  db: Kysely<Tables>,
  wanted: AccessWanted,
  { after, newest, limit }: DayPage,
): Promise<AccessDayRow[]> => {
  const about = await aboutPeople(db, wanted.patientIds);
  const isKnown = (table: RawBuilder<unknown>): RawBuilder<boolean> =>
    newest === null
      ? sql`true`
      : sql`(${table}.at, ${table}.id) <= (${newest.at}::timestamptz, ${newest.eventId}::bigint)`;
  const { rows } = await sql<AccessDayRow>`
    select line.id::text as "eventId", line.at, line.at::text as "exactAt", line.actor_account_id as "actorAccountId",
      ${actorNames(sql`line`)}, line.capacity, line.action,
      same_day.devices as device, same_day.first_at as "firstAt", same_day.count
    from (
      select event.* from audit_events as event
      where ${about(sql`event.patient_id`)} and ${isWanted(wanted)} and ${isAfter(after)} and ${isKnown(sql`event`)}
        and not exists (
          select from audit_events as other
          where ${about(sql`other.patient_id`)} and ${isOnLine(sql`event`)} and ${isKnown(sql`other`)}
            and (other.at, other.id) > (event.at, event.id))
      order by event.at desc, event.id desc limit ${limit}
    ) as line
    cross join lateral (
      select count(*)::int as count, min(other.at) as first_at,
        coalesce(string_agg(distinct nullif(other.device, ''), ', '), '') as devices
      from audit_events as other
      where ${about(sql`other.patient_id`)} and ${isOnLine(sql`line`)} and ${isKnown(sql`other`)}
        and other.at >= ${onQuebecClock(dayOf(sql`line.at`))}
    ) as same_day
    left join accounts as account on account.id = line.actor_account_id
    left join patients as person on person.id = account.patient_id
    order by line.at desc, line.id desc
  `.execute(db);
  return rows;
};
