import { sql, type Transaction } from 'kysely';

import type { AccessChange } from '../domain/accessChange.ts';
import { recordAudit, type AuditAction } from './audit.ts';
import type { Acting } from './auditTrail.ts';
import { recordEvents } from './liveEvents.ts';
import type { Tables } from './tables.ts';

export type LinkInHand = { linkId: string; accountId: string; patientId: string };

export const writeLock = async (
  transaction: Transaction<Tables>,
  { linkId }: LinkInHand,
  reason: string,
): Promise<void> => {
  await transaction
    .updateTable('dependents')
    .set({ locked_at: sql<Date>`clock_timestamp()`, lock_reason: reason })
    .where('id', '=', linkId)
    .execute();
};

export const writeChange = async (
  transaction: Transaction<Tables>,
  { linkId }: LinkInHand,
  { scopes, relationship, unlocks }: AccessChange,
): Promise<void> => {
  await transaction
    .updateTable('dependents')
    .set({ scopes, relationship, ...(unlocks ? { locked_at: null, lock_reason: null } : {}) })
    .where('id', '=', linkId)
    .execute();
};

/** Turns a link back into a request, which grants nothing until approved. */
export const writeWaiting = async (transaction: Transaction<Tables>, { linkId }: LinkInHand): Promise<void> => {
  await transaction
    .updateTable('dependents')
    .set({ state: 'pending', granted_by_account_id: null })
    .where('id', '=', linkId)
    .execute();
};

export const writeSeen = async (transaction: Transaction<Tables>, { linkId }: LinkInHand): Promise<void> => {
  await transaction
    .updateTable('dependents')
    .set({ clinic_verified_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', linkId)
    .execute();
};

export const writeEnd = async (transaction: Transaction<Tables>, { linkId }: LinkInHand): Promise<void> => {
  await transaction.updateTable('dependents').set({ state: 'ended' }).where('id', '=', linkId).execute();
};

/** Audits a change and reloads the holder’s open pages. Call it last. */
export const tellOfLink = async (
  transaction: Transaction<Tables>,
  { linkId, accountId, patientId }: LinkInHand,
  { accountId: actorAccountId, capacity, requestId, staff }: Acting,
  actions: readonly AuditAction[],
): Promise<void> => {
  for (const action of actions)
    await recordAudit(transaction, { action, actorAccountId, capacity, patientId, entityId: linkId, requestId, staff });
  await recordEvents(transaction, [{ type: 'dependents', accountId }]);
};
