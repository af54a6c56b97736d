import { sql, type Kysely, type Transaction } from 'kysely';

import { choice, type Choice } from '../../../../contract/choices.ts';
import { retention } from '../../domain/retention.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const choiceContext = 'remembered_choices.choice_sealed';

type Db = Kysely<Tables>;

export const rememberChoice = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { accountId, patientId }: { accountId: string; patientId: string },
  chosen: Choice,
): Promise<void> => {
  await sql`
    insert into remembered_choices (account_id, patient_id, choice_sealed)
    values (${accountId}::uuid, ${patientId}::uuid, ${vault.seal(JSON.stringify(chosen), choiceContext)})
    on conflict (account_id, patient_id) do update set choice_sealed = excluded.choice_sealed, chosen_at = now()
  `.execute(transaction);
};

export type RememberedChoice = Choice & { patientId: string; chosenAt: Date };

export const readChoices = async (db: Db, vault: Vault, accountId: string): Promise<RememberedChoice[]> => {
  const rows = await db
    .selectFrom('remembered_choices')
    .where('account_id', '=', accountId)
    .select(['patient_id as patientId', 'choice_sealed as sealed', 'chosen_at as chosenAt'])
    .orderBy('chosen_at', 'desc')
    .execute();
  return rows.flatMap(({ sealed, ...about }) => {
    const opened = vault.openOr(sealed, choiceContext, null);
    return opened === null ? [] : [{ ...about, ...choice.parse(JSON.parse(opened)) }];
  });
};

export const forgetChoices = async (transaction: Transaction<Tables>, accountId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from remembered_choices where account_id = ${accountId}::uuid
  `.execute(transaction);
  return (numAffectedRows ?? 0n) > 0n;
};

export const sweepChoices = async (db: Db): Promise<void> => {
  await sql`
    delete from remembered_choices where chosen_at < now() - ${retention.choiceYears}::int * interval '1 year'
  `.execute(db);
};
