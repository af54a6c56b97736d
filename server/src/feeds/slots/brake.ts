import { sql, type Transaction } from 'kysely';

import type { Tables } from '../../data/tables.ts';
import { FeedBraked } from '../feedRefused.ts';

/** A few slots may be all that a small clinic has. */
const fewestBraked = 20;

/** @throws FeedBraked, also before a publication without a slot withdraws a single one */
export const brake = async (
  transaction: Transaction<Tables>,
  { source, brakePercent }: { source: string; brakePercent: number | null },
): Promise<void> => {
  if (brakePercent === null) return;
  const {
    rows: [row],
  } = await sql<{ leaving: number; open: number; isEmpty: boolean }>`
    select (select count(*)::integer from slots where source = ${source} and status in ('free', 'elsewhere') and starts_at > now()) as open,
      not exists (select from feed_published_slots) as "isEmpty",
      count(*)::integer as leaving
    from feed_existing as known join feed_changed_groups using (group_key) join slots on slots.id = known.slot_id
    where known.state = 'free' and slots.starts_at > now() and not exists (
      select from feed_kept_slots where feed_kept_slots.group_key = known.group_key and feed_kept_slots.number = known.number)
  `.execute(transaction);
  if (row === undefined || row.leaving < (row.isEmpty ? 1 : fewestBraked)) return;
  if (row.leaving * 100 <= row.open * brakePercent) return;
  throw new FeedBraked(
    `${row.leaving} of ${row.open} open slots would be withdrawn, more than ${brakePercent} %. If that is right: --even-so. Nothing was taken.`,
  );
};
