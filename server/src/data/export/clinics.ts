import type { Kysely } from 'kysely';

import type { FiledClinic, FiledProfessional } from '../../domain/export/clinics.ts';
import type { Tables } from '../tables.ts';

/** Includes clinics that left the network. */
export const readFiledClinics = async (db: Kysely<Tables>, ids: readonly string[]): Promise<FiledClinic[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('clinics')
    .where('id', 'in', ids)
    .select([
      'id as clinicId',
      'name',
      'address_line as addressLine',
      'city',
      'province',
      'postal_code as postalCode',
      'latitude',
      'longitude',
      'time_zone as timeZone',
      'phone',
    ])
    .execute();
  return rows.map(({ latitude, longitude, ...clinic }) => ({
    ...clinic,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
};

export const readFiledProfessionals = async (
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<FiledProfessional[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('professionals')
        .where('id', 'in', ids)
        .select(['id as professionalId', 'name', 'profession'])
        .execute();
