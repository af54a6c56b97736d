import { sql, type Transaction } from 'kysely';

import { demoReceptionist } from '../data/demoReceptionist.ts';
import { addStaff } from '../data/staff/staffAccounts.ts';
import type { Tables } from '../data/tables.ts';
import { newTotpSecret } from '../domain/oneTimeCode.ts';
import type { DemoDeps } from './demoDeps.ts';

/** Also to a demo network that was loaded before there was a staff area. */
export const addReceptionist = async (
  transaction: Transaction<Tables>,
  deps: DemoDeps,
  clinics: Map<string, string>,
): Promise<void> => {
  const { clinic, ...person } = demoReceptionist;
  const known = await transaction
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(login)`, '=', person.login)
    .executeTakeFirst();
  const clinicId = clinics.get(clinic);
  if (known !== undefined || clinicId === undefined) return;
  const posts = [{ clinicId, role: 'reception' }] as const;
  await addStaff(transaction, deps, { ...person, totpSecret: newTotpSecret(), posts });
};
