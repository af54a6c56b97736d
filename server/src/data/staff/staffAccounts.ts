import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Language } from '../../../../contract/catalogues.ts';
import type { StaffRole } from '../../../../contract/staff.ts';
import { recordEvents } from '../liveEvents.ts';
import type { Passwords } from '../passwords.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { endStaffSessions } from './staffSessions.ts';

export const totpContext = 'staff.totp';

export type StaffCredentials = { staffId: string; passwordHash: string; totpSealed: Buffer };

export const findStaffCredentials = (db: Kysely<Tables>, login: string): Promise<StaffCredentials | undefined> =>
  db
    .selectFrom('staff')
    .where(sql`lower(login)`, '=', login)
    .where('state', '=', 'active')
    .select(['id as staffId', 'password_hash as passwordHash', 'totp_sealed as totpSealed'])
    .executeTakeFirst();

export type CheckedStaff = { staffId: string; passwordHash: string; renewedHash: string; step: number };

export const spendCode = async (
  transaction: Transaction<Tables>,
  { staffId, passwordHash, renewedHash, step }: CheckedStaff,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update staff set totp_used_step = ${step}, password_hash = ${renewedHash}
    where id = ${staffId}::uuid and password_hash = ${passwordHash} and state = 'active'
      and (totp_used_step is null or totp_used_step < ${step})
  `.execute(transaction);
  return numAffectedRows === 1n;
};

export type Post = {
  clinicId: string;
  name: string;
  timeZone: string;
  role: StaffRole;
  professionalId: string | null;
};

const posts = (db: Kysely<Tables>, staffId: string) =>
  db
    .selectFrom('staff_clinics')
    .innerJoin('clinics', 'clinics.id', 'staff_clinics.clinic_id')
    .where('staff_clinics.staff_id', '=', staffId)
    .select([
      'clinics.id as clinicId',
      'clinics.name',
      'clinics.time_zone as timeZone',
      'staff_clinics.role',
      'staff_clinics.professional_id as professionalId',
    ]);

export const listPosts = (db: Kysely<Tables>, staffId: string): Promise<Post[]> =>
  posts(db, staffId).orderBy('clinics.name').orderBy('clinics.id').execute();

export const findPost = (db: Kysely<Tables>, staffId: string, clinicId: string): Promise<Post | undefined> =>
  posts(db, staffId).where('clinics.id', '=', clinicId).executeTakeFirst();

export type NewStaff = {
  login: string;
  name: string;
  lang: Language;
  password: string;
  totpSecret: string;
  posts: readonly { clinicId: string; role: StaffRole; professionalId?: string | null }[];
};

export const addStaff = async (
  transaction: Transaction<Tables>,
  { passwords, vault }: { passwords: Pick<Passwords, 'hash'>; vault: Vault },
  { login, name, lang, password, totpSecret, posts: held }: NewStaff,
): Promise<string> => {
  const id = newId();
  await transaction
    .insertInto('staff')
    .values({
      id,
      login,
      name,
      lang,
      password_hash: await passwords.hash(password),
      totp_sealed: vault.seal(totpSecret, totpContext),
    })
    .execute();
  if (held.length > 0)
    await transaction
      .insertInto('staff_clinics')
      .values(
        held.map(({ clinicId, role, professionalId = null }) => ({
          staff_id: id,
          clinic_id: clinicId,
          role,
          professional_id: professionalId,
        })),
      )
      .execute();
  return id;
};

export const holdSession = async (
  transaction: Transaction<Tables>,
  { sessionId }: { sessionId: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select from staff_sessions as session join staff on staff.id = session.staff_id
    where session.id = ${sessionId}::uuid and staff.state = 'active'
    for key share of session
  `.execute(transaction);
  return rows.length > 0;
};

export const holdPost = (
  transaction: Transaction<Tables>,
  staffId: string,
  clinicId: string,
): Promise<Pick<Post, 'role' | 'professionalId'> | undefined> =>
  transaction
    .selectFrom('staff_clinics')
    .where('staff_id', '=', staffId)
    .where('clinic_id', '=', clinicId)
    .select(['role', 'professional_id as professionalId'])
    .forShare()
    .executeTakeFirst();

export const findClinicOf = async (db: Kysely<Tables>, reservationId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('appointments')
    .where('id', '=', reservationId)
    .select('clinic_id')
    .executeTakeFirst();
  return row?.clinic_id;
};

export const isStaffLogin = async (db: Kysely<Tables>, login: string): Promise<boolean> =>
  (await db
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(login)`, '=', login.toLowerCase())
    .executeTakeFirst()) !== undefined;

export const suspendStaff = async (transaction: Transaction<Tables>, login: string): Promise<string | undefined> => {
  const suspended = await transaction
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where(sql`lower(login)`, '=', login.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (suspended !== undefined) {
    await endStaffSessions(transaction, suspended.id);
    await recordEvents(transaction, [{ type: 'sessions', accountId: suspended.id }]);
  }
  return suspended?.id;
};
