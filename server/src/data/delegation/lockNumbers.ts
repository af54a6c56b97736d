import type { Transaction } from 'kysely';

import { openNam } from '../accounts.ts';
import { lockNames } from '../namedLocks.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/**
 * Serialises verifying, inviting and merging by health number. Call it before locking rows; the fixed order avoids
 * deadlock. Locks the digest that survives key rotation: the others differ meanwhile, so a constraint could not work.
 */
export const lockNumbers = async (
  transaction: Transaction<Tables>,
  { blindIndex }: Pick<Vault, 'blindIndex'>,
  nams: readonly string[],
): Promise<void> => {
  const nameOf = (nam: string) => `health number ${blindIndex(`number lock\n${nam}`).toString('hex')}`;
  await lockNames(transaction, nams.map(nameOf));
};

export const lockNumbersOf = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  patientIds: readonly string[],
): Promise<void> => {
  const rows = await transaction
    .selectFrom('patients')
    .select('nam_sealed as namSealed')
    .where('id', 'in', [...patientIds])
    .execute();
  await lockNumbers(
    transaction,
    vault,
    rows.map(({ namSealed }) => openNam(vault, namSealed)).filter((nam) => nam !== ''),
  );
};
