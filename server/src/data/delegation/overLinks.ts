import { sql, type Transaction } from 'kysely';

import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import type { Tables } from '../tables.ts';
import { takeLink } from './links.ts';

/** Locks the person, then one expired link. @param today in Quebec */
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
