import { sql, type Transaction } from 'kysely';

import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import type { Tables } from '../tables.ts';
import { takeLink } from './links.ts';

/**
 * A link of which the last day is past, with the person, then the link locked; undefined when there is none, or another process was
 * first. @param today the calendar date in Quebec
 */
export const takeOverLink = async (
  transaction: Transaction<Tables>,
  today: string,
): Promise<DelegationLink | undefined> => {
  const over = await transaction
    .selectFrom('dependents')
    .innerJoin('accounts', 'accounts.id', 'dependents.account_id')
    .where('state', '<>', 'ended')
    .where('ends_on', '<', sql<string>`${today}::date`)
    .where('accounts.closed_at', 'is', null)
    .select('dependents.id as linkId')
    .orderBy('dependents.id')
    .executeTakeFirst();
  return over && takeLink(transaction, over.linkId);
};
