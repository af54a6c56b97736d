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
 * Gives back what an account keeps for a person for whom it may no longer book: the place it holds, the alerts it asked for with the
 * places they are offered. Visits stand. Call it with the patient, then their link locked.
 * @param acting who took the access away: the trail says it
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
