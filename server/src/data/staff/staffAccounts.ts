import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Language } from '../../../../contract/catalogues.ts';
import type { Held } from '../../domain/staff/may.ts';
import { recordEvents } from '../liveEvents.ts';
import type { Passwords } from '../passwords.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const totpContext = 'staff.totp';

export type StaffCredentials = { staffId: string; passwordHash: string; totpSealed: Buffer; usedStep: string | null };

/** `login` is folded. */
export const findStaffCredentials = (db: Kysely<Tables>, login: string): Promise<StaffCredentials | undefined> =>
  db
    .selectFrom('staff')
    .where(sql`lower(login)`, '=', login)
    .where('state', '=', 'active')
    .select([
      'id as staffId',
      'password_hash as passwordHash',
      'totp_sealed as totpSealed',
      'totp_used_step as usedStep',
    ])
    .executeTakeFirst();

export type ProvenStaff = { staffId: string; passwordHash: string; renewedHash: string; step: number };

/** Compares and sets, as `spendStep` does. False also when suspended meanwhile. Locks the row. */
export const spendStaffStep = async (
  transaction: Transaction<Tables>,
  { staffId, passwordHash, renewedHash, step }: ProvenStaff,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ totp_used_step: `${step}`, password_hash: renewedHash })
    .where('id', '=', staffId)
    .where('password_hash', '=', passwordHash)
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('totp_used_step', 'is', null), eb('totp_used_step', '<', `${step}`)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export type NewStaff = {
  login: string;
  name: string;
  lang: Language;
  password: string;
  totpSecret: string;
  posts: readonly (Held & { clinicId: string })[];
};

/** Undefined when somebody has the login. */
export const addStaff = async (
  transaction: Transaction<Tables>,
  { passwords, vault }: { passwords: Pick<Passwords, 'hash'>; vault: Vault },
  { login, name, lang, password, totpSecret, posts }: NewStaff,
): Promise<string | undefined> => {
  const id = newId();
  const [passwordHash, totpSealed] = [await passwords.hash(password), vault.seal(totpSecret, totpContext)];
  const added = await transaction
    .insertInto('staff')
    .values({ id, login, name, lang, password_hash: passwordHash, totp_sealed: totpSealed })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return undefined;
  if (posts.length === 0) return id;
  await transaction
    .insertInto('staff_clinics')
    .values(
      posts.map(({ clinicId, role, professionalId }) => ({
        staff_id: id,
        clinic_id: clinicId,
        role,
        professional_id: professionalId,
      })),
    )
    .execute();
  return id;
};

/** `login` is folded. */
export const isStaffLogin = async (db: Kysely<Tables>, login: string): Promise<boolean> =>
  (await db
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(login)`, '=', login)
    .executeTakeFirst()) !== undefined;

/** Ends their sessions and streams. @returns who */
export const suspendStaff = async (transaction: Transaction<Tables>, login: string): Promise<string | undefined> => {
  const suspended = await transaction
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where(sql`lower(login)`, '=', login.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (suspended === undefined) return undefined;
  await transaction.deleteFrom('staff_sessions').where('staff_id', '=', suspended.id).execute();
  await recordEvents(transaction, [{ type: 'sessions', accountId: suspended.id }]);
  return suspended.id;
};
