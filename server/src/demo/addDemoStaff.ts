import type { Transaction } from 'kysely';

import { demoStaff } from '../data/demoStaff.ts';
import { addStaff, isStaffLogin } from '../data/staff/staffAccounts.ts';
import type { Tables } from '../data/tables.ts';
import { newSecret } from '../domain/secondFactor/oneTimeCode.ts';
import type { DemoDeps } from './demoDeps.ts';

/** Also to a demo network of an earlier release. */
export const addDemoStaff = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  clinics: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { clinic, role, ...person } of demoStaff) {
    const clinicId = clinics.get(clinic);
    if (clinicId === undefined || (await isStaffLogin(transaction, person.login))) continue;
    const posts = [{ clinicId, role, professionalId: null }];
    await addStaff(transaction, deps, { ...person, totpSecret: newSecret(), posts });
  }
};
