import { sql, type Transaction } from 'kysely';

import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { readNumberIndexes, recordsOfPerson } from './sameNumber.ts';

/**
 * Once a week per requester, so as not to flood a mailbox. Lock the link first.
 * @returns false when already notified
 */
export const noteTold = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { linkId, accountId, patientId }: DelegationLink,
): Promise<boolean> => {
  const records = recordsOfPerson(patientId, await readNumberIndexes(transaction, vault, patientId));
  const { rows } = await sql`
    update dependents set patient_notified_at = now()
    where id = ${linkId}::uuid and not exists (
      select from dependents as told
      where told.account_id = ${accountId}::uuid and told.patient_id in ${records} and told.patient_notified_at > now() - interval '7 days')
    returning id
  `.execute(transaction);
  return rows.length > 0;
};
