import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';

/** Temporary, private to this connection. `file`: position in the manifest. */
const tables = {
  feed_locations: `file integer, line integer, notes text[], key text, id uuid, name text, address_line text, city text, province text,
    postal_code text, latitude float8, longitude float8, time_zone text, phone text, language text`,
  feed_schedules: `file integer, line integer, notes text[], key text, id uuid, location_key text, name_fr text, name_en text, care_type text,
    min_age smallint, max_age smallint, reasons text[], modes text[], visit text, coverage text, fee_cents integer, fee_fr text, fee_en text,
    cards text[]`,
  feed_published_slots: `file integer, line integer, notes text[], group_key text, published_slot_id text, schedule_key text, starts_at timestamptz,
    ends_at timestamptz, capacity integer, link text, phone text`,
  feed_unread_calendars: `key text`,
  feed_closed_sites: `key text`,
  feed_groups: `group_key text primary key, schedule_key text, starts_at timestamptz, ends_at timestamptz, capacity integer, link text, phone text`,
  feed_laid_slots: `id uuid, group_key text, number integer, starts_at timestamptz, ends_at timestamptz`,
  feed_existing: `slot_id uuid, group_key text, number integer, state text`,
  feed_changed_groups: `group_key text primary key, schedule_key text, capacity integer`,
  feed_kept_slots: `group_key text, number integer`,
  feed_disagreements: `appointment_id uuid, slot_id uuid, period text, published text, published_from timestamptz, published_to timestamptz,
    published_as text`,
  feed_changes: `kind text, key text, change text`,
  feed_outcomes: `position serial primary key, kind text, file integer, line integer, key text, outcome text, change text, reason text,
    merged_into text, notes text[]`,
} as const;

export type StagingTable = keyof typeof tables;

export const createStaging = async (connection: Kysely<Tables>): Promise<void> => {
  for (const [name, columns] of Object.entries(tables)) {
    await sql`drop table if exists ${sql.table(`pg_temp.${name}`)}`.execute(connection);
    await sql`create temporary table ${sql.table(name)} (${sql.raw(columns)})`.execute(connection);
  }
};

export const stage = async (
  connection: Kysely<Tables>,
  table: StagingTable,
  rows: readonly object[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(connection);
};

export const stageKeys = async (
  connection: Kysely<Tables>,
  table: 'feed_unread_calendars' | 'feed_closed_sites',
  keys: readonly string[],
): Promise<void> =>
  stage(
    connection,
    table,
    keys.map((key) => ({ key })),
  );
