import type { Kysely, Transaction } from 'kysely';

import type { Profile, ProfileChange } from '../../../contract/session.ts';
import { MissingRecord } from '../domain/errors.ts';
import { namContext } from './accounts.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/** The account and the person behind it, as `GET user` answers (product §4). @throws MissingRecord */
export const readProfile = async (db: Kysely<Tables>, vault: Vault, accountId: string): Promise<Profile> => {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where('accounts.id', '=', accountId)
    .select([
      'accounts.login', 'accounts.email', 'accounts.email_verified_at as verifiedAt', 'accounts.pending_email as pendingEmail',
      'accounts.lang',
      'patients.id as patientId', 'patients.nam_sealed as namSealed', 'patients.first_name as firstName',
      'patients.last_name as lastName', 'patients.birth_date as birthDate', 'patients.phone',
    ])
    .executeTakeFirst();
  if (row === undefined) throw new MissingRecord();
  const { namSealed, verifiedAt, pendingEmail, ...profile } = row;
  return {
    ...profile,
    emailVerified: verifiedAt !== null,
    ...(pendingEmail === null ? {} : { pendingEmail }),
    nam: namSealed === null ? null : vault.open(namSealed, namContext),
  };
};

/** Writes what the person changed, and nothing else; fields that are not given stay. */
export const changeProfile = async (
  transaction: Transaction<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
  { firstName, lastName, birthDate, phone, lang }: ProfileChange,
): Promise<void> => {
  const person = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(phone === undefined ? {} : { phone }),
  };
  if (Object.keys(person).length > 0) {
    await transaction.updateTable('patients').set(person).where('id', '=', patientId).execute();
  }
  if (lang !== undefined) await transaction.updateTable('accounts').set({ lang }).where('id', '=', accountId).execute();
};
