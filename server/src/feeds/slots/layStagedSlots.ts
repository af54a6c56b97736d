import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { SourceMode } from '../../../../contract/feeds.ts';
import type { Tables } from '../../data/tables.ts';
import { FeedRefused } from '../feedRefused.ts';
import { laySlots } from './laySlots.ts';
import { stage } from './staging.ts';

const pageSize = 1_000;
const batchSize = 5_000;
const maxSlots = 5_000_000;

/** Different ids in one period add up, as the format defines capacity. The last row of a repeated id counts. */
const groupSlots = async (connection: Kysely<Tables>, mode: SourceMode): Promise<void> => {
  const isOurs = mode === 'entrusted';
  await sql`
    insert into feed_groups (group_key, schedule_key, starts_at, ends_at, capacity, link, phone)
    select group_key, min(schedule_key), min(starts_at), min(ends_at),
      case when ${isOurs}::boolean then sum(capacity) else least(sum(capacity), 1) end,
      case when not ${isOurs}::boolean then (array_agg(link order by capacity = 0, link is null, file desc, line desc))[1] end,
      case when not ${isOurs}::boolean then (array_agg(phone order by capacity = 0, phone is null, file desc, line desc))[1] end
    from (select distinct on (group_key, published_slot_id) * from feed_published_slots order by group_key, published_slot_id, file desc, line desc) as last_rows
    group by group_key
  `.execute(connection);
  const { rows } = await sql<{ slots: string | null }>`select sum(capacity) as slots from feed_groups`.execute(
    connection,
  );
  if (Number(rows[0]?.slots ?? 0) > maxSlots)
    throw new FeedRefused(`The publication offers more than ${maxSlots} slots. Nothing was taken.`);
};

type Group = { group_key: string; starts_at: Date; ends_at: Date; capacity: number };

async function* stagedGroups(connection: Kysely<Tables>): AsyncGenerator<Group> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows }: { rows: Group[] } = await sql<Group>`
      select group_key, starts_at, ends_at, capacity from feed_groups
      where group_key > ${after} and capacity > 0 order by group_key limit ${pageSize}
    `.execute(connection);
    yield* rows;
    after = rows.at(-1)?.group_key;
  }
}

const wholePeriod: typeof laySlots = (startsAt, endsAt) => [{ number: 1, startsAt, endsAt }];

const slotsOf = ({ group_key, starts_at, ends_at, capacity }: Group, mode: SourceMode): object[] =>
  (mode === 'entrusted' ? laySlots : wholePeriod)(starts_at, ends_at, capacity).map(({ number, startsAt, endsAt }) => ({
    id: newId(),
    group_key,
    number,
    starts_at: startsAt,
    ends_at: endsAt,
  }));

/** @throws FeedRefused beyond five million slots */
export const layStagedSlots = async (connection: Kysely<Tables>, mode: SourceMode): Promise<void> => {
  await groupSlots(connection, mode);
  let batch: object[] = [];
  for await (const group of stagedGroups(connection)) {
    batch.push(...slotsOf(group, mode));
    if (batch.length < batchSize) continue;
    await stage(connection, 'feed_laid_slots', batch);
    batch = [];
  }
  await stage(connection, 'feed_laid_slots', batch);
  for (const table of ['feed_groups', 'feed_laid_slots', 'feed_published_slots'])
    await sql`analyze ${sql.table(table)}`.execute(connection);
};
