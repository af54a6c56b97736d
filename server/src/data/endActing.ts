import type { Transaction } from 'kysely';

import { endAlert } from './alerts/endAlert.ts';
import { recordAudit } from './audit.ts';
import type { Acting } from './auditTrail.ts';
import { releaseHold } from './releaseHold.ts';
import type { Tables } from './tables.ts';

type Holder = { accountId: string; patientId: string };

const releaseHeld = async (
  transaction: Transaction<Tables>,
  { accountId, patientId }: Holder,
  acting: Acting,
): Promise<void> => {
  const held = await transaction
    .selectFrom('holds')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('held_by_account_id', '=', accountId)
    .where('kind', '=', 'booking')
    .executeTakeFirst();
  if (held === undefined) return;
  const released = await releaseHold(transaction, { patientId }, { holdId: held.id });
  if (released?.live !== true) return;
  const { accountId: actorAccountId, capacity, requestId } = acting;
  await recordAudit(transaction, {
    action: 'hold.released',
    actorAccountId,
    capacity,
    patientId,
    entityId: released.holdId,
    requestId,
  });
};

/**
 * For an account that may no longer book; appointments stay. Lock the patient, then the link.
 * @param acting who revoked the access
 */
export const endActing = async (transaction: Transaction<Tables>, holder: Holder, acting: Acting): Promise<void> => {
  await releaseHeld(transaction, holder, acting);
  const alerts = await transaction
    .selectFrom('alerts')
    .select('id')
    .where('patient_id', '=', holder.patientId)
    .where('account_id', '=', holder.accountId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('id')
    .execute();
  for (const { id } of alerts) await endAlert(transaction, acting, id);
};
