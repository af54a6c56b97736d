import type { Transaction } from 'kysely';

import { mayActThrough, type Link } from '../../domain/access.ts';
import { concerns } from '../../domain/delegation/granting.ts';
import { findLinkToChange } from '../actingLinks.ts';
import type { AuditAction } from '../audit.ts';
import type { Acting } from '../auditTrail.ts';
import { tellOfLink, type LinkInHand } from '../changeLink.ts';
import { endActing } from '../endActing.ts';
import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { listPersonAccounts } from './personAccounts.ts';

/**
 * Ends the hold and alerts of a holder who may no longer book, audits, publishes. Other accounts get no event, which
 * would reveal that the person is known. Call it last, with both locked.
 * @param link as before the change
 */
export const settleLink = async (
  transaction: Transaction<Tables>,
  link: LinkInHand & Link & { grantedBy: string | null },
  { acting, actions, today, vault }: { acting: Acting; actions: readonly AuditAction[]; today: string; vault: Vault },
): Promise<void> => {
  const left = await findLinkToChange(transaction, link);
  if (left === undefined || !mayActThrough(left, { scope: 'book', today })) await endActing(transaction, link, acting);
  const persons = (await listPersonAccounts(transaction, vault, link.patientId, today)).filter(
    (account) => concerns(link, account, today) || (left !== undefined && concerns(left, account, today)),
  );
  await recordEvents(
    transaction,
    persons.map(({ accountId }) => ({ type: 'dependents', accountId })),
  );
  await tellOfLink(transaction, link, acting, actions);
};
