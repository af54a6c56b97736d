import { sql, type Transaction } from 'kysely';

import type { SourceMode } from '../../../../contract/feeds.ts';
import type { Tables } from '../../data/tables.ts';
import { brake } from './brake.ts';
import { endHoldsBeyondCapacity } from './endHolds.ts';
import type { StagingTable } from './staging.ts';

const groupOf = sql`regexp_replace(slots.source_key, '#[0-9]+$', '')`;
const calendarOf = sql`regexp_replace(slots.source_key, '[|][^|]*[|][^|]*$', '')`;
const numberOf = sql`substring(slots.source_key from '#([0-9]+)$')::integer`;

/** `taken`: held, booked, or withdrawn by its clinic; `retired`: withdrawn by an import or a conflict. */
const stateOf = sql`case
  when slots.status = 'elsewhere' then 'free'
  when slots.status = 'free' and not exists (
    select from holds where holds.slot_id = slots.id and holds.expires_at > clock_timestamp()) then 'free'
  when slots.status = 'busy-unavailable' and not slots.withdrawn_by_hand and not exists (
    select from appointments where appointments.slot_id = slots.id and appointments.status <> 'cancelled') then 'retired'
  else 'taken' end`;

export type MergeScope = {
  source: string;
  mode: SourceMode;
  /** Withdraws also the slots of sites that are gone; false for a part of a publication. */
  isWhole: boolean;
  /** Null without a limit. */
  brakePercent: number | null;
};

/** Without statistics, PostgreSQL would compare all rows with all. */
const analyse = async (transaction: Transaction<Tables>, table: StagingTable): Promise<void> => {
  await sql`analyze ${sql.table(table)}`.execute(transaction);
};

const sitesIn = (source: string, table: 'feed_locations' | 'feed_closed_sites') => sql`any(array(
  select clinics.id from clinics join ${sql.table(table)} as feed on clinics.source = ${source} and clinics.source_key = feed.key))`;

/** The slots of published periods, and those that are published no longer, unless nobody knows that. */
const findExisting = async (transaction: Transaction<Tables>, { source, isWhole }: MergeScope): Promise<void> => {
  await sql`
    insert into feed_existing
    select slots.id, ${groupOf}, ${numberOf}, ${stateOf}
    from slots left join feed_groups on feed_groups.group_key = ${groupOf}
    where slots.source = ${source} and (feed_groups.group_key is not null or (slots.starts_at > now()
      and (${isWhole}::boolean or slots.clinic_id = ${sitesIn(source, 'feed_locations')})
      and (${calendarOf} not in (select key from feed_unread_calendars) or slots.clinic_id = ${sitesIn(source, 'feed_closed_sites')})))
  `.execute(transaction);
  await analyse(transaction, 'feed_existing');
};

const isToldOtherwise = (mode: SourceMode) => sql`(${mode} = 'link-out' and feed_groups.group_key is not null
  and (slots.starts_at, slots.ends_at, slots.booking_link, slots.booking_phone)
    is distinct from (feed_groups.starts_at, feed_groups.ends_at, feed_groups.link, feed_groups.phone))`;

const findDirty = async (transaction: Transaction<Tables>, { source, mode }: MergeScope): Promise<void> => {
  await sql`
    insert into feed_changed_groups
    select known.group_key, min(feed_groups.schedule_key), coalesce(min(feed_groups.capacity), 0)
    from feed_existing as known
    join slots on slots.id = known.slot_id
    left join feed_groups on feed_groups.group_key = known.group_key
    left join services on services.source = ${source} and services.source_key = feed_groups.schedule_key
    group by known.group_key
    having count(*) filter (where known.state <> 'retired') <> coalesce(min(feed_groups.capacity), 0)
      or bool_or(known.state <> 'retired' and services.id is not null
        and (slots.service_id, slots.clinic_id, slots.care_type) is distinct from (services.id, services.clinic_id, services.care_type))
      or bool_or(known.state = 'free' and ${isToldOtherwise(mode)})
      or bool_or(slots.unpublished)
      or known.group_key in (
        select period from feed_conflicts join sources on sources.id = source_id where key = ${source} and agreed_at is null)
  `.execute(transaction);
  await analyse(transaction, 'feed_changed_groups');
};

/** As booking does. */
const lockDirty = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`
    select count(*) from (
      select slots.id from slots
      join feed_existing on feed_existing.slot_id = slots.id join feed_changed_groups using (group_key)
      order by slots.id for update of slots) as locked
  `.execute(transaction);
  await sql`
    update feed_existing set state = ${stateOf}
    from slots, feed_changed_groups
    where slots.id = feed_existing.slot_id and feed_changed_groups.group_key = feed_existing.group_key
  `.execute(transaction);
};

/** Keeps the lowest numbers, up to the capacity left by taken slots. */
const chooseKept = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`
    insert into feed_kept_slots
    select group_key, number from (
      select laid.group_key, laid.number,
        row_number() over (partition by laid.group_key order by laid.number) as rank,
        feed_groups.capacity - coalesce(stock.taken, 0) as room
      from feed_laid_slots as laid join feed_groups using (group_key)
      left join feed_changed_groups as dirty on dirty.group_key = laid.group_key
      left join feed_existing as known on known.group_key = laid.group_key and known.number = laid.number
      left join (
        select group_key, count(*) filter (where state = 'taken') as taken from feed_existing group by group_key
      ) as stock on stock.group_key = laid.group_key
      where known.state is distinct from 'taken' and (stock.group_key is null or dirty.group_key is not null)
    ) as candidates where rank <= room
  `.execute(transaction);
  await analyse(transaction, 'feed_kept_slots');
};

const count = async (statement: Promise<{ numAffectedRows?: bigint }>): Promise<number> =>
  Number((await statement).numAffectedRows ?? 0n);

const retire = (transaction: Transaction<Tables>) =>
  sql`
  update slots set status = 'busy-unavailable', updated_at = now()
  from feed_existing as known join feed_changed_groups using (group_key)
  where slots.id = known.slot_id and known.state = 'free'
    and not exists (select from feed_kept_slots where feed_kept_slots.group_key = known.group_key and feed_kept_slots.number = known.number)
`.execute(transaction);

const openStatus = (mode: SourceMode): string => (mode === 'entrusted' ? 'free' : 'elsewhere');

const freeAgain = (transaction: Transaction<Tables>, { mode }: MergeScope) =>
  sql`
  update slots set status = ${openStatus(mode)}, starts_at = laid.starts_at, ends_at = laid.ends_at,
    booking_link = feed_groups.link, booking_phone = feed_groups.phone, updated_at = now()
  from feed_existing as known join feed_kept_slots using (group_key, number) join feed_groups using (group_key)
  join feed_laid_slots as laid using (group_key, number)
  where slots.id = known.slot_id and known.state = 'retired'
`.execute(transaction);

/** Taken slots keep their site and service. */
const move = (transaction: Transaction<Tables>, { source, mode }: MergeScope) =>
  sql`
  update slots set service_id = services.id, clinic_id = services.clinic_id, care_type = services.care_type,
    starts_at = case when ${mode} = 'link-out' then feed_groups.starts_at else slots.starts_at end,
    ends_at = case when ${mode} = 'link-out' then feed_groups.ends_at else slots.ends_at end,
    booking_link = feed_groups.link, booking_phone = feed_groups.phone, updated_at = now()
  from feed_existing as known join feed_changed_groups using (group_key) join feed_groups using (group_key)
  join services on services.source = ${source} and services.source_key = feed_changed_groups.schedule_key
  where slots.id = known.slot_id and known.state <> 'taken'
    and ((slots.service_id, slots.clinic_id, slots.care_type) is distinct from (services.id, services.clinic_id, services.care_type)
      or (known.state = 'free' and ${isToldOtherwise(mode)}))
`.execute(transaction);

const add = (transaction: Transaction<Tables>, { source, mode }: MergeScope) =>
  sql`
  insert into slots (id, clinic_id, service_id, care_type, mode, languages, starts_at, ends_at, source, source_key,
    status, booking_link, booking_phone)
  select laid.id, services.clinic_id, services.id, services.care_type, 'in-person', clinics.languages, laid.starts_at, laid.ends_at,
    ${source}, laid.group_key || '#' || laid.number, ${openStatus(mode)}, feed_groups.link, feed_groups.phone
  from feed_laid_slots as laid join feed_kept_slots using (group_key, number)
  join feed_groups using (group_key)
  join services on services.source = ${source} and services.source_key = feed_groups.schedule_key
  join clinics on clinics.id = services.clinic_id
  where not exists (select from feed_existing as known where known.group_key = laid.group_key and known.number = laid.number)
  on conflict (source, source_key) do nothing
`.execute(transaction);

/** What a clinic withdrew by hand: it offers none again that is published no longer. */
const noteUnpublished = (transaction: Transaction<Tables>) =>
  sql`
  update slots set unpublished = counted.taken > counted.capacity
  from feed_existing as known join (
    select group_key, feed_changed_groups.capacity, count(*) filter (where state = 'taken') as taken
    from feed_changed_groups join feed_existing using (group_key) group by group_key, feed_changed_groups.capacity
  ) as counted using (group_key)
  where slots.id = known.slot_id and slots.withdrawn_by_hand and slots.status = 'busy-unavailable'
    and slots.unpublished <> (counted.taken > counted.capacity)
`.execute(transaction);

export type SlotCounts = { added: number; freedAgain: number; retired: number; moved: number; overtaken: number };

/** Appointments stay. */
export const mergeSlots = async (transaction: Transaction<Tables>, scope: MergeScope): Promise<SlotCounts> => {
  await findExisting(transaction, scope);
  await findDirty(transaction, scope);
  await lockDirty(transaction);
  await endHoldsBeyondCapacity(transaction);
  await noteUnpublished(transaction);
  await chooseKept(transaction);
  await brake(transaction, scope);
  const counts = {
    moved: await count(move(transaction, scope)),
    retired: await count(retire(transaction)),
    freedAgain: await count(freeAgain(transaction, scope)),
    added: await count(add(transaction, scope)),
  };
  const { rows } = await sql<{ overtaken: number }>`
    select count(*)::integer as overtaken from (
      select feed_changed_groups.group_key from feed_changed_groups join feed_existing as known using (group_key)
      where known.state = 'taken' group by feed_changed_groups.group_key, feed_changed_groups.capacity having count(*) > feed_changed_groups.capacity
    ) as periods
  `.execute(transaction);
  return { ...counts, overtaken: rows[0]?.overtaken ?? 0 };
};
