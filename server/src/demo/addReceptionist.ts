import type { Transaction } from 'kysely';

import { demoReceptionist } from '../data/demoReceptionist.ts';
import { addStaff, isStaffLogin } from '../data/staff/staffAccounts.ts';
import type { Tables } from '../data/tables.ts';
import { newSecret } from '../domain/secondFactor/oneTimeCode.ts';
import type { DemoDeps } from './demoDeps.ts';

/** Also to a demo network of an earlier release. */
export const addReceptionist = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  clinics: ReadonlyMap<string, string>,
): Promise<void> => {
  const { clinic, ...person } = demoReceptionist;
  const clinicId = clinics.get(clinic);
  if (clinicId === undefined || (await isStaffLogin(transaction, person.login))) return;
  const posts = [{ clinicId, role: 'reception', professionalId: null }] as const;
  await addStaff(transaction, deps, { ...person, totpSecret: newSecret(), posts });
};
