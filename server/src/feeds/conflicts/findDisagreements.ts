import { sql, type Transaction } from 'kysely';

import type { SourceMode } from '../../../../contract/feeds.ts';
import type { Tables } from '../../data/tables.ts';

export type ConflictScope = { source: string; mode: SourceMode };

const calendarOf = sql`regexp_replace(changed.group_key, '[|][^|]*[|][^|]*$', '')`;

/** What is over counts first, then the order of booking. */
const rank = sql`row_number() over (partition by changed.group_key
  order by appointment.starts_at > statement_timestamp(), appointment.created_at, appointment.id)`;

/** Behind the locks of the merge. */
export const findDisagreements = async (
  transaction: Transaction<Tables>,
  { source, mode }: ConflictScope,
): Promise<void> => {
  await sql`
    with standing as materialized (
      select appointment.id as appointment_id, appointment.status, appointment.starts_at, appointment.ends_at,
        slots.id as slot_id, slots.clinic_id, slots.care_type, changed.group_key as period, ${calendarOf} as calendar,
        feed_groups.group_key is not null as is_published,
        ${rank} > changed.capacity and (${mode} = 'entrusted' or changed.capacity = 0) as is_beyond
      from feed_changed_groups as changed
      join feed_existing as known using (group_key)
      join slots on slots.id = known.slot_id
      join appointments as appointment on appointment.slot_id = slots.id and appointment.status <> 'cancelled'
      left join feed_groups on feed_groups.group_key = changed.group_key
    ), upcoming as (
      select * from standing where status = 'booked' and starts_at > statement_timestamp()
    ), closed as (
      select key as calendar from feed_schedules
      where 'inactive' = any(notes) or location_key in (select key from feed_closed_sites)
    ), closed_clinics as (
      select clinics.id from clinics join feed_closed_sites on clinics.source = ${source} and clinics.source_key = feed_closed_sites.key
    ), across as (
      select distinct on (upcoming.appointment_id) upcoming.appointment_id, feed_groups.starts_at, feed_groups.ends_at
      from upcoming join feed_groups on feed_groups.schedule_key = upcoming.calendar and feed_groups.capacity > 0
        and tstzrange(feed_groups.starts_at, feed_groups.ends_at) && tstzrange(upcoming.starts_at, upcoming.ends_at)
      where upcoming.is_beyond and not upcoming.is_published
      order by upcoming.appointment_id, feed_groups.starts_at, feed_groups.ends_at
    ), told as (
      select upcoming.*, across.starts_at as across_from, across.ends_at as across_to,
        services.name_fr || ', ' || clinics.name as elsewhere,
        (upcoming.clinic_id, upcoming.care_type) is distinct from (services.clinic_id, services.care_type) as is_elsewhere,
        case
          when not upcoming.is_beyond then 'otherService'
          when upcoming.calendar in (select calendar from closed) or upcoming.clinic_id in (select id from closed_clinics) then 'inactive'
          when upcoming.is_published then 'busy'
          when across.appointment_id is not null then 'otherTime'
          else 'gone' end as published
      from upcoming
      left join across using (appointment_id)
      left join services on services.source = ${source} and services.source_key = upcoming.calendar
      left join clinics on clinics.id = services.clinic_id
    )
    insert into feed_disagreements
    select appointment_id, slot_id, period, published,
      case when published = 'otherTime' then across_from end, case when published = 'otherTime' then across_to end,
      case when published = 'otherService' then elsewhere end
    from told where is_beyond or (is_published and elsewhere is not null and is_elsewhere)
  `.execute(transaction);
};
