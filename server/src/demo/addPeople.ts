import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { DependentScope } from '../../../contract/dependents.ts';
import { namContext } from '../data/accounts.ts';
import { keepConsents } from '../data/consents.ts';
import type { Tables } from '../data/tables.ts';
import { addDays } from '../domain/calendar.ts';
import { todayAt } from '../domain/age.ts';
import type { DemoDeps } from './demoDeps.ts';
import {
  childOf,
  demoAccount,
  demoPatient,
  olderParent,
  otherPatients,
  syntheticNam,
  type DemoPerson,
} from './people.ts';

export type DemoPeople = {
  accountId: string;
  self: string;
  child: string;
  parent: string;
  others: string[];
  firstNames: ReadonlyMap<string, string>;
};

const addPatients = async (
  transaction: Transaction<Tables>,
  people: readonly DemoPerson[],
  { vault }: Pick<DemoDeps, 'vault'>,
): Promise<string[]> => {
  const rows = people.map((person) => {
    const nam = syntheticNam(person);
    return {
      id: newId(),
      first_name: person.firstName,
      last_name: person.lastName,
      birth_date: person.birthDate,
      phone: person.phone,
      nam_sealed: vault.seal(nam, namContext),
      nam_index: vault.numberIndex(nam),
    };
  });
  await transaction.insertInto('patients').values(rows).execute();
  return rows.map(({ id }) => id);
};

type NewLink = {
  patientId: string;
  relationship: string;
  basis: string;
  scopes: DependentScope[];
  endsOn: string | null;
};

const addLinks = async (
  transaction: Transaction<Tables>,
  accountId: string,
  links: readonly NewLink[],
  today: string,
): Promise<void> => {
  await transaction
    .insertInto('dependents')
    .values(
      links.map(({ patientId, relationship, basis, scopes, endsOn }) => ({
        id: newId(),
        account_id: accountId,
        patient_id: patientId,
        relationship,
        basis,
        scopes,
        state: 'active' as const,
        starts_on: addDays(today, -365),
        ends_on: endsOn,
      })),
    )
    .execute();
};

export const addPeople = async (transaction: Transaction<Tables>, deps: DemoDeps): Promise<DemoPeople> => {
  const now = deps.clock();
  const today = todayAt(now);
  const year = Number(today.slice(0, 4));
  const child = childOf(year);
  const persons = [demoPatient, child, olderParent, ...otherPatients];
  const ids = await addPatients(transaction, persons, deps);
  const [self = '', childId = '', parentId = '', ...others] = ids;
  const firstNames = new Map(persons.map(({ firstName }, at) => [ids[at] ?? '', firstName]));
  const accountId = newId();
  const { login, email, lang, password } = demoAccount;
  await transaction
    .insertInto('accounts')
    .values({
      id: accountId,
      patient_id: self,
      login,
      email,
      email_verified_at: now,
      password_hash: await deps.passwords.hash(password),
      lang,
      email_details: true,
    })
    .execute();
  await keepConsents(transaction, accountId, { terms: true, privacy: true });
  await addLinks(
    transaction,
    accountId,
    [
      {
        patientId: childId,
        relationship: 'child',
        basis: 'parental-authority',
        scopes: ['book', 'history', 'messages'],
        endsOn: `${year + 10}${child.birthDate.slice(4)}`,
      },
      {
        patientId: parentId,
        relationship: 'parent',
        basis: 'written-authorization',
        scopes: ['book', 'history'],
        endsOn: null,
      },
    ],
    today,
  );
  return { accountId, self, child: childId, parent: parentId, others, firstNames };
};
