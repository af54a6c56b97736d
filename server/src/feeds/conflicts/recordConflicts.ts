import { sql, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Tables } from '../../data/tables.ts';
import type { SourceMode } from '../../data/tables/sources.ts';

type Scope = { source: string; mode: SourceMode };

export type ConflictCounts = { found: number; open: number };

const calendarOf = (key: string) => sql`regexp_replace(${sql.ref(key)}, '[|][^|]*[|][^|]*$', '')`;

/** Those booked last are beyond the capacity. */
const findDisagreements = async (transaction: Transaction<Tables>, { source, mode }: Scope): Promise<void> => {
  await sql`
    with booked as materialized (
      select appointment.id as appointment_id, known.slot_id, known.group_key, ${calendarOf('known.group_key')} as calendar,
        appointment.starts_at, appointment.ends_at, feed_groups.group_key is not null as is_published,
        row_number() over (partition by known.group_key order by appointment.created_at, appointment.id) > case
          when ${mode} = 'link-out' and feed_groups.capacity > 0 then 2147483647 else coalesce(feed_groups.capacity, 0) end as is_beyond
      from feed_existing as known
      join appointments as appointment on appointment.slot_id = known.slot_id and appointment.status = 'booked'
      left join feed_groups on feed_groups.group_key = known.group_key
      where appointment.starts_at > statement_timestamp()
    ), closed as (
      select distinct feed_schedules.key from feed_schedules
      left join feed_locations on feed_locations.key = feed_schedules.location_key
      where 'inactive' = any(feed_schedules.notes) or 'inactive' = any(feed_locations.notes)
    ), across as (
      select distinct on (booked.appointment_id) booked.appointment_id, feed_groups.starts_at, feed_groups.ends_at
      from booked join feed_groups on feed_groups.schedule_key = booked.calendar
        and tstzrange(feed_groups.starts_at, feed_groups.ends_at) && tstzrange(booked.starts_at, booked.ends_at)
      where booked.is_beyond and not booked.is_published and feed_groups.capacity > 0
      order by booked.appointment_id, feed_groups.starts_at, feed_groups.ends_at
    )
    insert into feed_disagreements
    select booked.appointment_id, booked.slot_id, case
        when not booked.is_beyond then 'otherService'
        when closed.key is not null then 'inactive'
        when booked.is_published then 'busy'
        when across.appointment_id is not null then 'otherTime'
        else 'gone' end,
      case when closed.key is null then across.starts_at end, case when closed.key is null then across.ends_at end,
      case when not booked.is_beyond then services.name_fr || ', ' || clinics.name end
    from booked join slots on slots.id = booked.slot_id
    left join closed on closed.key = booked.calendar
    left join across on across.appointment_id = booked.appointment_id
    left join services on services.source = ${source} and services.source_key = booked.calendar
    left join clinics on clinics.id = services.clinic_id
    where booked.is_beyond or (booked.is_published and services.id is not null
      and (slots.clinic_id, slots.care_type) is distinct from (services.clinic_id, services.care_type))
  `.execute(transaction);
};

/** Waits for moves and cancellations, then reads again. */
const dropChanged = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`
    select count(*) from (
      select appointment.id from appointments as appointment join feed_disagreements on feed_disagreements.appointment_id = appointment.id
      order by appointment.id for share of appointment) as locked
  `.execute(transaction);
  await sql`
    delete from feed_disagreements where not exists (
      select from appointments as appointment
      where appointment.id = feed_disagreements.appointment_id and appointment.slot_id = feed_disagreements.slot_id and appointment.status = 'booked')
  `.execute(transaction);
};

const told = sql`(published, published_from, published_to, published_as)`;

const open = async (transaction: Transaction<Tables>, source: string): Promise<number> => {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into feed_conflicts as kept (source_id, slot_id, appointment_id, published, published_from, published_to, published_as)
    select sources.id, now.slot_id, now.appointment_id, now.published, now.published_from, now.published_to, now.published_as
    from feed_disagreements as now join sources on sources.key = ${source}
    where not exists (
      select from feed_conflicts as before
      where before.appointment_id = now.appointment_id and before.slot_id = now.slot_id and before.settled_by = 'clinic'
        and (before.published, before.published_from, before.published_to, before.published_as)
          is not distinct from (now.published, now.published_from, now.published_to, now.published_as))
    on conflict (appointment_id) where settled_at is null do update
      set ${told} = (excluded.published, excluded.published_from, excluded.published_to, excluded.published_as)
      where (kept.published, kept.published_from, kept.published_to, kept.published_as)
        is distinct from (excluded.published, excluded.published_from, excluded.published_to, excluded.published_as)
    returning xmax = 0 as "isNew"
  `.execute(transaction);
  return rows.filter(({ isNew }) => isNew).length;
};

const settleAgreed = async (transaction: Transaction<Tables>, source: string): Promise<void> => {
  await sql`
    update feed_conflicts as kept set settled_at = coalesce(kept.settled_at, statement_timestamp()), settled_by = 'publication'
    from sources, feed_existing as known
    where sources.key = ${source} and kept.source_id = sources.id and known.slot_id = kept.slot_id
      and (kept.settled_at is null or kept.settled_by = 'clinic')
      and not exists (select from feed_disagreements as now where now.appointment_id = kept.appointment_id)
  `.execute(transaction);
};

const queueMail = async (transaction: Transaction<Tables>, source: string): Promise<void> => {
  await sql`
    insert into outbox (id, template, lang, source_id, payload_sealed)
    select ${newId()}::uuid, 'feedConflicts', case when exists (
        select from feed_conflicts join slots on slots.id = slot_id join clinics on clinics.id = slots.clinic_id
        where source_id = sources.id and settled_at is null and 'fr' = any(clinics.languages)) then 'fr' else 'en' end, sources.id, ''
    from sources where key = ${source} and contact_email is not null
  `.execute(transaction);
};

/** Decision 0076. Call after the merge, in its transaction. */
export const recordConflicts = async (transaction: Transaction<Tables>, scope: Scope): Promise<ConflictCounts> => {
  await findDisagreements(transaction, scope);
  await dropChanged(transaction);
  const found = await open(transaction, scope.source);
  await settleAgreed(transaction, scope.source);
  if (found > 0) await queueMail(transaction, scope.source);
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from feed_conflicts join sources on sources.id = source_id
    join appointments as appointment on appointment.id = appointment_id
    where sources.key = ${scope.source} and settled_at is null and appointment.starts_at > statement_timestamp()
  `.execute(transaction);
  return { found, open: rows[0]?.open ?? 0 };
};
