import type { Transaction } from 'kysely';

import { lockPatient } from '../bookingLocks.ts';
import { lockNumbersOf } from '../delegation/lockNumbers.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Their health numbers, then their records, by id. */
export const lockPeople = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  patientIds: readonly string[],
): Promise<void> => {
  await lockNumbersOf(transaction, vault, patientIds);
  for (const patientId of [...patientIds].sort()) await lockPatient(transaction, patientId);
};
