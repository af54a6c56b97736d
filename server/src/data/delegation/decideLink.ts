import { sql, type Transaction } from 'kysely';

import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import type { Grant } from '../../domain/delegation/granting.ts';
import type { AuditAction } from '../audit.ts';
import type { Acting } from '../auditTrail.ts';
import { writeEnd } from '../changeLink.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { settleLink } from './settleLink.ts';
import { tellHolder, tellPerson } from './tellOfAccess.ts';

/** `today`: in Quebec. */
export type Deciding = { link: DelegationLink; acting: Acting; today: string; vault: Vault };

/** Notifies the holder of new access, and the person unless they granted it. */
export const openLink = async (
  transaction: Transaction<Tables>,
  { link, acting, today, vault }: Deciding,
  grant: Grant,
): Promise<void> => {
  const isNew = link.state === 'pending' || grant.opens;
  await transaction
    .updateTable('dependents')
    .set({
      state: 'active',
      scopes: grant.scopes,
      basis: grant.basis,
      ends_on: grant.endsOn,
      granted_by_account_id: acting.capacity === 'self' ? acting.accountId : null,
      ...(acting.capacity === 'clinic'
        ? { clinic_verified_at: sql<Date>`clock_timestamp()` }
        : isNew
          ? { clinic_verified_at: null }
          : {}),
      ...(grant.opens ? { locked_at: null, lock_reason: null } : {}),
    })
    .where('id', '=', link.linkId)
    .execute();
  if (isNew) {
    await tellHolder(transaction, vault, link, 'granted');
    await tellPerson(transaction, vault, { link, notice: 'opened', today, but: acting.accountId });
  }
  await settleLink(transaction, link, { acting, actions: [isNew ? 'access.granted' : 'access.changed'], today, vault });
};

export const closeLink = async (
  transaction: Transaction<Tables>,
  { link, acting, today, vault }: Deciding,
): Promise<void> => {
  const isRequest = link.state === 'pending';
  const action: AuditAction = isRequest ? 'access.refused' : 'access.withdrawn';
  await writeEnd(transaction, link);
  await tellHolder(
    transaction,
    vault,
    link,
    isRequest ? 'refused' : acting.capacity === 'clinic' ? 'closed' : 'withdrawn',
  );
  await settleLink(transaction, link, { acting, actions: [action], today, vault });
};
