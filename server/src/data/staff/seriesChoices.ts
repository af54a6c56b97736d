import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';

/** Whether a source publishes its slots. */
export const isPublished = async (db: Kysely<Tables>, clinicId: string): Promise<boolean> =>
  (await db
    .selectFrom('sources')
    .innerJoin('clinics', 'clinics.source', 'sources.key')
    .where('clinics.id', '=', clinicId)
    .select('sources.id')
    .executeTakeFirst()) !== undefined;

/** Those with a slot or a post there. */
export const listProfessionals = async (
  db: Kysely<Tables>,
  clinicId: string,
): Promise<{ professionalId: string; name: string }[]> => {
  const { rows } = await sql<{ professionalId: string; name: string }>`
    select id as "professionalId", name from professionals where id in (
      select professional_id from slots where clinic_id = ${clinicId}::uuid and professional_id is not null
      union select professional_id from staff_clinics where clinic_id = ${clinicId}::uuid)
    order by name, id
  `.execute(db);
  return rows;
};
