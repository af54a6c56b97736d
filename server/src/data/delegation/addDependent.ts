import type { Kysely, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Language } from '../../../../contract/catalogues.ts';
import { dependentLimits } from '../../../../contract/limits.ts';
import { refuseRepeated, type KnownPerson } from '../../domain/delegation/knownPeople.ts';
import type { NewDependent, Requester } from '../../domain/delegation/newDependent.ts';
import { namContext, openNam } from '../accounts.ts';
import { quebecToday } from '../fieldRules.ts';
import { lockAccount } from '../lockAccount.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const readRequester = async (
  db: Kysely<Tables>,
  vault: Vault,
  accountId: string,
): Promise<Requester & { lang: Language }> => {
  const { namSealed, ...account } = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where('accounts.id', '=', accountId)
    .select(['accounts.email', 'accounts.lang', 'patients.nam_sealed as namSealed'])
    .executeTakeFirstOrThrow();
  return { ...account, nam: openNam(vault, namSealed) || null };
};

/** Only this account’s own people (product §8: no oracle). */
const listKnown = (transaction: Transaction<Tables>, accountId: string): Promise<KnownPerson[]> =>
  transaction
    .selectFrom('dependents as link')
    .innerJoin('patients as person', 'person.id', 'link.patient_id')
    .where('link.account_id', '=', accountId)
    .where('link.state', '<>', 'ended')
    .where((eb) => eb.or([eb('link.ends_on', 'is', null), eb('link.ends_on', '>=', quebecToday)]))
    .select([
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.birth_date as birthDate',
      'person.nam_index as namIndex',
    ])
    .execute();

/**
 * Always adds a record, never merges (product §8 addDependent).
 * @throws Conflict (409 `dependents.alreadyListed`), BrokenRule (422 `dependents.tooMany`)
 */
export const insertDependent = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  accountId: string,
  wanted: NewDependent,
): Promise<{ linkId: string; patientId: string }> => {
  const { nam, firstName, lastName, birthDate } = wanted;
  await lockAccount(transaction, accountId);
  const added = { firstName, lastName, birthDate, namIndexes: nam === null ? [] : vault.numberIndexes(nam) };
  refuseRepeated(await listKnown(transaction, accountId), added, dependentLimits.max);
  const [linkId, patientId] = [newId(), newId()];
  await transaction
    .insertInto('patients')
    .values({
      id: patientId,
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      nam_sealed: nam === null ? null : vault.seal(nam, namContext),
      nam_index: nam === null ? null : vault.numberIndex(nam),
    })
    .execute();
  await transaction
    .insertInto('dependents')
    .values({
      id: linkId,
      account_id: accountId,
      patient_id: patientId,
      relationship: wanted.relationship,
      basis: wanted.basis,
      scopes: wanted.scopes,
      state: wanted.state,
      starts_on: wanted.startsOn,
      ends_on: wanted.endsOn,
    })
    .execute();
  return { linkId, patientId };
};
