import { sql, type Transaction } from 'kysely';

import { closingLimits } from '../../../../contract/closing.ts';
import { endOtherSessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';

export const reopenDays = sql`${closingLimits.reopenDays}::int * interval '1 day'`;

/** Open or reopenable. */
export const isWithinReach = sql<boolean>`(accounts.closed_at is null or accounts.closed_at > statement_timestamp() - ${reopenDays})`;

/** Locks slots that closing may free, in the usual order: appointments, holds, offers. */
export const lockFreedSlots = async (
  transaction: Transaction<Tables>,
  { accountId, slotIds }: { accountId: string; slotIds: readonly string[] },
): Promise<void> => {
  await sql`
    select id from slots where id = any(${slotIds}::uuid[])
      or id in (select slot_id from holds where held_by_account_id = ${accountId}::uuid)
      or id in (select offer.slot_id from alert_offers as offer join alerts on alerts.id = offer.alert_id
        where alerts.account_id = ${accountId}::uuid and offer.outcome is null)
    order by id for update
  `.execute(transaction);
};

/** Also ends sessions, begun sign-ins and event streams. Undefined if already closed. */
export const closeAccount = async (transaction: Transaction<Tables>, accountId: string): Promise<Date | undefined> => {
  const closed = await transaction
    .updateTable('accounts')
    .set({ closed_at: sql<Date>`statement_timestamp()` })
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .returning('closed_at')
    .executeTakeFirst();
  if (closed?.closed_at == null) return undefined;
  await transaction.deleteFrom('second_steps').where('account_id', '=', accountId).execute();
  await endOtherSessions(transaction, accountId, null);
  return closed.closed_at;
};

/** Also ends sessions begun meanwhile. False once erased or due to be. */
export const reopenAccount = async (transaction: Transaction<Tables>, accountId: string): Promise<boolean> => {
  const opened = await transaction
    .updateTable('accounts')
    .set({ closed_at: null })
    .where('id', '=', accountId)
    .where(isWithinReach)
    .returning('id')
    .executeTakeFirst();
  if (opened === undefined) return false;
  await endOtherSessions(transaction, accountId, null);
  return true;
};
