import type { Transaction } from 'kysely';

import type { Acting } from '../data/auditTrail.ts';
import { writeConfirmation, readConfirmability } from '../data/confirmAppointment.ts';
import type { Tables } from '../data/tables.ts';
import { decideConfirm } from '../domain/confirming.ts';

/** Lock the patient first. */
export const confirmByLink = async (
  transaction: Transaction<Tables>,
  actor: Acting,
  reservationId: string,
): Promise<void> => {
  const standing = await readConfirmability(transaction, reservationId);
  if (standing !== undefined && decideConfirm(standing) === 'confirm')
    await writeConfirmation(transaction, actor, reservationId);
};
