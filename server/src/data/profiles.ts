import { sql, type Kysely, type Transaction } from 'kysely';

import { checkCalledPhone } from '../../../contract/calledPhone.ts';
import type { Profile, ProfileChange } from '../../../contract/session.ts';
import { MissingRecord } from '../domain/errors.ts';
import { namContext } from './accounts.ts';
import { followNumber, readOwnPhone } from './contactPhone.ts';
import { declineFactor, isFactorOffered } from './secondFactor/offer.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/**
 * (product §4)
 * @throws MissingRecord
 */
export const readProfile = async (db: Kysely<Tables>, vault: Vault, accountId: string): Promise<Profile> => {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .where('accounts.id', '=', accountId)
    .select([
      'accounts.login',
      'accounts.email',
      'accounts.email_verified_at as verifiedAt',
      'accounts.pending_email as pendingEmail',
      'accounts.lang',
      'accounts.notify_by_email as byEmail',
      'accounts.remind_3_days as reminders3d',
      'accounts.remind_1_day as reminders1d',
      'accounts.email_details as emailDetails',
      isFactorOffered.as('isOffered'),
      'patients.id as patientId',
      'patients.nam_sealed as namSealed',
      'patients.first_name as firstName',
      'patients.last_name as lastName',
      'patients.birth_date as birthDate',
      'patients.phone',
    ])
    .executeTakeFirst();
  if (row === undefined) throw new MissingRecord();
  const {
    namSealed,
    verifiedAt,
    pendingEmail,
    isOffered,
    byEmail,
    reminders3d,
    reminders1d,
    emailDetails,
    ...profile
  } = row;
  return {
    ...profile,
    emailVerified: verifiedAt !== null,
    ...(pendingEmail === null ? {} : { pendingEmail }),
    nam: namSealed === null ? null : vault.openOr(namSealed, namContext, null),
    notifications: { email: byEmail, reminders3d, reminders1d, emailDetails },
    ...(isOffered ? { secondFactorOffered: true } : {}),
  };
};

const columnsOfAccount = ({ lang, notifications = {} }: ProfileChange) => {
  const { email, reminders3d, reminders1d, emailDetails } = notifications;
  return {
    ...(lang === undefined ? {} : { lang }),
    ...(email === undefined ? {} : { notify_by_email: email }),
    ...(reminders3d === undefined ? {} : { remind_3_days: reminders3d }),
    ...(reminders1d === undefined ? {} : { remind_1_day: reminders1d }),
    ...(emailDetails === undefined ? {} : { email_details: emailDetails }),
  };
};

const columnsOfPatient = ({ firstName, lastName, birthDate, phone }: ProfileChange) => ({
  ...(firstName === undefined ? {} : { first_name: firstName }),
  ...(lastName === undefined ? {} : { last_name: lastName }),
  ...(birthDate === undefined ? {} : { birth_date: birthDate }),
  ...(phone === undefined ? {} : { phone }),
});

/** Fixed: a clinic saw the card, or others act by that age. */
export const readSettledBirthDate = async (db: Kysely<Tables>, patientId: string): Promise<string | null> => {
  const {
    rows: [row],
  } = await sql<{ birthDate: string | null }>`
    select birth_date as "birthDate" from patients as person
    where id = ${patientId}::uuid and (nam_verified_at is not null
      or exists (select from dependents as link where link.patient_id = person.id and link.state <> 'ended'))
  `.execute(db);
  return row?.birthDate ?? null;
};

export const changeProfile = async (
  transaction: Transaction<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
  change: ProfileChange,
): Promise<void> => {
  const [person, account] = [columnsOfPatient(change), columnsOfAccount(change)];
  if (change.phone && checkCalledPhone(change.phone) === undefined) {
    const from = await readOwnPhone(transaction, patientId);
    if (from !== change.phone) await followNumber(transaction, { accountId, patientId }, { from, to: change.phone });
  }
  if (Object.keys(person).length > 0)
    await transaction.updateTable('patients').set(person).where('id', '=', patientId).execute();
  if (Object.keys(account).length > 0)
    await transaction.updateTable('accounts').set(account).where('id', '=', accountId).execute();
  if (change.secondFactorOffered === false) await declineFactor(transaction, accountId);
};
