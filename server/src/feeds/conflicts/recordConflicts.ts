import { sql, type Transaction } from 'kysely';

import { countOpenConflicts, queueConflictsMail } from '../../data/feedConflicts.ts';
import type { Tables } from '../../data/tables.ts';
import { findDisagreements, type ConflictScope } from './findDisagreements.ts';

export type ConflictCounts = { found: number; open: number };

const toldColumns = ['published', 'published_from', 'published_to', 'published_as'] as const;

const toldBy = (table: string) => sql`(${sql.join(toldColumns.map((column) => sql.ref(`${table}.${column}`)))})`;

/** Waits for a clinic that is settling one. */
const lockOpen = async (transaction: Transaction<Tables>, source: string): Promise<void> => {
  await sql`
    select from feed_conflicts as kept
    where kept.settled_at is null and kept.source_id = (select id from sources where key = ${source})
    order by kept.id for update
  `.execute(transaction);
};

/** What a clinic settled stays so. */
const openConflicts = async (transaction: Transaction<Tables>, source: string): Promise<number> => {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into feed_conflicts as kept (source_id, appointment_id, slot_id, period, ${sql.join(toldColumns.map((column) => sql.ref(column)))})
    select sources.id, now.appointment_id, now.slot_id, now.period, ${sql.join(toldColumns.map((column) => sql.ref(`now.${column}`)))}
    from feed_disagreements as now join sources on sources.key = ${source}
    where not exists (
      select from feed_conflicts as settled
      where settled.appointment_id = now.appointment_id and settled.slot_id = now.slot_id
        and settled.settled_by = 'clinic' and settled.agreed_at is null
        and ${toldBy('settled')} is not distinct from ${toldBy('now')}
        and not exists (select from feed_conflicts as later where later.appointment_id = now.appointment_id and later.settled_at is null))
    on conflict (appointment_id) where settled_at is null do update
      set (${sql.join(toldColumns.map((column) => sql.ref(column)))}) = ${toldBy('excluded')}
      where ${toldBy('kept')} is distinct from ${toldBy('excluded')}
    returning xmax = 0 as "isNew"
  `.execute(transaction);
  return rows.filter(({ isNew }) => isNew).length;
};

const closeAgreed = async (transaction: Transaction<Tables>, source: string): Promise<void> => {
  await sql`
    update feed_conflicts as kept set agreed_at = statement_timestamp(),
      settled_at = coalesce(kept.settled_at, statement_timestamp()), settled_by = coalesce(kept.settled_by, 'publication')
    from sources
    where sources.key = ${source} and kept.source_id = sources.id and kept.agreed_at is null
      and kept.period in (select group_key from feed_existing)
      and not exists (
        select from feed_disagreements as now where now.appointment_id = kept.appointment_id and now.period = kept.period)
  `.execute(transaction);
};

export const recordConflicts = async (
  transaction: Transaction<Tables>,
  scope: ConflictScope,
): Promise<ConflictCounts> => {
  await findDisagreements(transaction, scope);
  await lockOpen(transaction, scope.source);
  const found = await openConflicts(transaction, scope.source);
  await closeAgreed(transaction, scope.source);
  await queueConflictsMail(transaction, scope.source, { isNews: found > 0 });
  return { found, open: await countOpenConflicts(transaction, scope.source) };
};
