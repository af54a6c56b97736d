import { sql, type Kysely } from 'kysely';

import type { Reading, ReadEvent } from '../domain/live/recentEvents.ts';
import { parseSnapshot, type Snapshot } from '../domain/live/snapshot.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import type { Tables } from './tables.ts';

/** Most rows per reading. */
export const liveKept = { minutes: 15, max: 20_000 };

type Row = {
  seen: string;
  sweptUpTo: string;
  at: number;
  /** The oldest transaction when rows were cut off. */
  cutAt: string | null;
  events: { xid: string; at: number; event: RecordedEvent }[];
};

const unseen = (seen: Snapshot | null) =>
  seen === null
    ? sql`true`
    : sql`xid >= pg_snapshot_xmin(${seen.text}::text::pg_snapshot) and not pg_visible_in_snapshot(xid, ${seen.text}::text::pg_snapshot)`;

/** Unseen by a snapshot, or the latest: nothing is lost or repeated in any commit order (decision 0019). */
export const readLiveEvents = async (db: Kysely<Tables>, after: Snapshot | null): Promise<Reading<RecordedEvent>> => {
  const {
    rows: [row],
  } = await sql<Row>`
    with found as materialized (
      select xid, id, event, recorded_at from live_events where ${unseen(after)} order by xid desc, id desc limit ${liveKept.max}
    )
    select pg_current_snapshot()::text as seen, (select upto::text from live_events_swept) as "sweptUpTo",
      (extract(epoch from statement_timestamp()) * 1000)::float8 as at,
      (select xid::text from found order by xid limit 1 offset ${liveKept.max - 1}) as "cutAt",
      coalesce((select jsonb_agg(jsonb_build_object('xid', xid::text, 'event', event,
        'at', (extract(epoch from recorded_at) * 1000)::float8) order by id) from found), '[]') as events
  `.execute(db);
  const seen = parseSnapshot(row?.seen ?? '');
  if (row === undefined || seen === null) throw new Error('The database gave no snapshot.');
  const events = row.events.map(({ xid, ...event }): ReadEvent<RecordedEvent> => ({ ...event, xid: BigInt(xid) }));
  const least = events.reduce((xid, one) => (one.xid < xid ? one.xid : xid), seen.xmax);
  // After a cut, the oldest transaction may be incomplete.
  const cutFloor = row.cutAt === null ? null : least + 1n;
  return { seen, floor: cutFloor ?? (after === null ? BigInt(row.sweptUpTo) + 1n : null), at: row.at, events };
};

/** Deletes old events, noting up to which transaction. @returns how many */
export const sweepLiveEvents = async (db: Kysely<Tables>): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ gone: number }>`
    with gone as (
      delete from live_events where recorded_at < now() - ${liveKept.minutes} * interval '1 minute' returning xid
    ), noted as (
      update live_events_swept set upto = greatest(upto, last.xid)
      from (select xid from gone order by xid desc limit 1) as last
    )
    select count(*)::integer as gone from gone
  `.execute(db);
  return row?.gone ?? 0;
};
