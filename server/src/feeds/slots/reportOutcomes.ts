import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import type { Change, Outcome, RowReport } from '../report.ts';
import type { ResourceType } from './manifest.ts';

const judgeSites = (connection: Kysely<Tables>, kind: 'Location' | 'Schedule') =>
  sql`
  insert into feed_outcomes (kind, file, line, key, outcome, change, reason, merged_into, notes)
  select ${kind}, file, line, feed.key,
    case when rank = 1 then 'accepted' else 'merged' end,
    case when rank = 1 then coalesce(feed_changes.change, 'unchanged') end,
    case when rank > 1 then 'repeatedId' end, case when rank > 1 then feed.key end, notes
  from (select *, row_number() over (partition by key order by file, line) as rank from ${sql.table(kind === 'Location' ? 'feed_locations' : 'feed_schedules')}) as feed
  left join feed_changes on feed_changes.kind = ${kind} and feed_changes.key = feed.key
  order by file, line
`.execute(connection);

/** The first row of a period is accepted; others repeat it or add slots. */
const judgeSlots = (connection: Kysely<Tables>) =>
  sql`
  insert into feed_outcomes (kind, file, line, key, outcome, change, reason, merged_into, notes)
  select 'Slot', file, line, feed.group_key,
    case when rank = 1 then 'accepted' else 'merged' end,
    case when rank > 1 then null when known.group_key is null and offers then 'added' when feed_changed_groups.group_key is not null then 'changed' else 'unchanged' end,
    case when rank > 1 then case when id_rank > 1 then 'repeatedSlot' else 'parallelSlot' end end,
    case when rank > 1 then feed.group_key end, notes
  from (
    select feed_published_slots.*, feed_groups.capacity > 0 as offers,
      row_number() over (partition by group_key order by file, line) as rank,
      row_number() over (partition by group_key, published_slot_id order by file, line) as id_rank
    from feed_published_slots join feed_groups using (group_key)
  ) as feed
  left join (select distinct group_key from feed_existing) as known on known.group_key = feed.group_key
  left join feed_changed_groups on feed_changed_groups.group_key = feed.group_key
  order by file, line
`.execute(connection);

type OutcomeRow = {
  position: number;
  kind: ResourceType;
  file: number;
  line: number;
  key: string;
  outcome: Outcome;
  change: Change | null;
  reason: string | null;
  merged_into: string | null;
  notes: string[];
};

const pageSize = 5_000;

const toReport = (row: OutcomeRow, files: readonly string[]): RowReport => ({
  file: files[row.file] ?? '',
  line: row.line,
  key: row.key,
  outcome: row.outcome,
  ...(row.change === null ? {} : { change: row.change }),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.merged_into === null ? {} : { into: row.merged_into }),
  ...(row.notes.length === 0 ? {} : { notes: row.notes }),
});

/** Call after the merge. */
export async function* reportOutcomes(
  connection: Kysely<Tables>,
  files: readonly string[],
): AsyncGenerator<{ kind: ResourceType; report: RowReport }> {
  await judgeSites(connection, 'Location');
  await judgeSites(connection, 'Schedule');
  await judgeSlots(connection);
  for (let position = 0; ;) {
    const { rows } = await sql<OutcomeRow>`
      select * from feed_outcomes where position > ${position} order by position limit ${pageSize}
    `.execute(connection);
    for (const row of rows) yield { kind: row.kind, report: toReport(row, files) };
    const last = rows.at(-1);
    if (last === undefined) return;
    position = last.position;
  }
}
