import { sql, type Transaction } from 'kysely';

import { openNam } from '../accounts.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/**
 * Locks health numbers until the transaction ends. Whoever notes one as seen, invites by it or joins records with it reads who has it and
 * then writes: of several at once, each sees those before it. Before any row, in one order, so that no two wait for each other. Locked by
 * the digest that outlives a replacement of keys: during one, two rows of a number have different digests, so no constraint could say it.
 */
export const lockNumbers = async (
  transaction: Transaction<Tables>,
  { blindIndex }: Pick<Vault, 'blindIndex'>,
  nams: readonly string[],
): Promise<void> => {
  const keys = new Set(nams.map((nam) => `health number ${blindIndex(`number lock\n${nam}`).toString('hex')}`));
  for (const key of [...keys].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
};

/** Locks the numbers of records, where they have one. */
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
