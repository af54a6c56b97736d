import type { Kysely, Transaction } from 'kysely';

import type { Held } from '../../domain/staff/may.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import type { Tables } from '../tables.ts';
import { findStaffCredentials } from './staffAccounts.ts';

export type Post = Held & { clinicId: string; name: string; timeZone: string };

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

/** Against its end, until the transaction does. */
export const keepPost = (
  transaction: Transaction<Tables>,
  staffId: string,
  clinicId: string,
): Promise<Held | undefined> =>
  transaction
    .selectFrom('staff_clinics')
    .where('staff_id', '=', staffId)
    .where('clinic_id', '=', clinicId)
    .select(['role', 'professional_id as professionalId'])
    .forShare()
    .executeTakeFirst();

/** By login, active; their role and clinic where they have one post alone. */
export const findActingStaff = async (db: Kysely<Tables>, login: string): Promise<StaffActor | undefined> => {
  const staff = await findStaffCredentials(db, login.toLowerCase());
  if (staff === undefined) return undefined;
  const [only, ...others] = await listPosts(db, staff.staffId);
  const post = others.length === 0 ? only : undefined;
  return { staffId: staff.staffId, role: post?.role ?? null, clinicId: post?.clinicId ?? null };
};
