import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Tables } from '../../data/tables.ts';
import type { Change } from '../report.ts';
import type { Site } from './judgeSite.ts';

const source = 'odhf';

/** Keys must be unique in the batch. Keeps what the feed does not know (phone, limits, active). */
export const storeSites = async (db: Kysely<Tables>, sites: readonly Site[]): Promise<Map<string, Change>> => {
  const written = await sql<{ source_key: string; is_new: boolean }>`
    insert into clinics (id, source, source_key, name, kind, address_line, city, postal_code, latitude, longitude, time_zone)
    select id, ${source}, source_key, name, kind, address_line, city, postal_code, latitude, longitude, time_zone
    from unnest(
      ${sites.map(() => newId())}::uuid[], ${sites.map(({ key }) => key)}::text[], ${sites.map(({ name }) => name)}::text[],
      ${sites.map(({ kind }) => kind)}::text[], ${sites.map(({ addressLine }) => addressLine)}::text[],
      ${sites.map(({ city }) => city)}::text[], ${sites.map(({ postalCode }) => postalCode)}::text[],
      ${sites.map(({ latitude }) => latitude)}::float8[], ${sites.map(({ longitude }) => longitude)}::float8[],
      ${sites.map(({ timeZone }) => timeZone)}::text[]
    ) as site (id, source_key, name, kind, address_line, city, postal_code, latitude, longitude, time_zone)
    on conflict (source, source_key) do update set
      name = excluded.name, kind = excluded.kind, address_line = excluded.address_line, city = excluded.city,
      postal_code = excluded.postal_code, latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone
    where (clinics.name, clinics.kind, clinics.address_line, clinics.city, clinics.postal_code, clinics.latitude, clinics.longitude, clinics.time_zone)
      is distinct from (excluded.name, excluded.kind, excluded.address_line, excluded.city, excluded.postal_code, excluded.latitude, excluded.longitude, excluded.time_zone)
    returning source_key, xmax = 0 as is_new
  `.execute(db);
  const changes = new Map<string, Change>(sites.map(({ key }) => [key, 'unchanged']));
  for (const { source_key: key, is_new: isNew } of written.rows) changes.set(key, isNew ? 'added' : 'changed');
  return changes;
};
