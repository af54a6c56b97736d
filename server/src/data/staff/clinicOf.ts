import type { Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

export const findClinicOf = async (db: Kysely<Tables>, reservationId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('appointments')
    .where('id', '=', reservationId)
    .select('clinic_id')
    .executeTakeFirst();
  return row?.clinic_id;
};
