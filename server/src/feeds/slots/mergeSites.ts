import { sql, type RawBuilder, type Transaction } from 'kysely';

import { termsColumns, termsOfTable } from '../../data/serviceTermsRow.ts';
import type { Tables } from '../../data/tables.ts';

/** A publication without services says nothing of them. Only the reasons follow its kind of care. */
const keepsTerm = (column: (typeof termsColumns)[number], saysTerms: boolean): RawBuilder<boolean> => {
  if (saysTerms) return sql`kept.care_by_hand`;
  return column === 'reasons' ? sql`(kept.care_by_hand or kept.care_type = excluded.care_type)` : sql`true`;
};

const mergedTerms = (saysTerms: boolean): RawBuilder<unknown>[] =>
  termsColumns.map(
    (column) =>
      sql`case when ${keepsTerm(column, saysTerms)} then ${sql.ref(`kept.${column}`)} else ${sql.ref(`excluded.${column}`)} end`,
  );

/** The first row of a key wins. */
export const mergeSites = async (
  transaction: Transaction<Tables>,
  { source, saysTerms }: { source: string; saysTerms: boolean },
): Promise<void> => {
  const terms = mergedTerms(saysTerms);
  const setTerms = sql.join(termsColumns.map((column, at) => sql`${sql.ref(column)} = ${terms[at]}`));
  await sql`
    with written as (
      insert into clinics as kept (id, source, source_key, name, kind, address_line, city, province, postal_code, latitude, longitude, time_zone, phone, languages)
      select distinct on (key) id, ${source}, key, name, 'private', address_line, city, province, postal_code, latitude, longitude, time_zone, phone, array[language]
      from feed_locations order by key, file, line
      on conflict (source, source_key) do update set
        name = excluded.name, address_line = excluded.address_line, city = excluded.city, province = excluded.province, postal_code = excluded.postal_code,
        latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone, phone = excluded.phone
      where (kept.name, kept.address_line, kept.city, kept.province, kept.postal_code, kept.latitude, kept.longitude, kept.time_zone, kept.phone)
        is distinct from (excluded.name, excluded.address_line, excluded.city, excluded.province, excluded.postal_code, excluded.latitude, excluded.longitude, excluded.time_zone, excluded.phone)
      returning source_key, xmax = 0 as is_new
    )
    insert into feed_changes select 'Location', source_key, case when is_new then 'added' else 'changed' end from written
  `.execute(transaction);
  await sql`
    with written as (
      insert into services as kept (id, clinic_id, source, source_key, name_fr, name_en, care_type, ${sql.join(termsColumns.map((column) => sql.ref(column)))})
      select distinct on (feed.key) feed.id, clinics.id, ${source}, feed.key, feed.name_fr, feed.name_en, feed.care_type, ${termsOfTable('feed')}
      from feed_schedules as feed
      join clinics on clinics.source = ${source} and clinics.source_key = feed.location_key
      order by feed.key, feed.file, feed.line
      on conflict (source, source_key) do update set
        clinic_id = excluded.clinic_id, name_fr = excluded.name_fr, name_en = excluded.name_en, care_type = excluded.care_type, ${setTerms}
      where (kept.clinic_id, kept.name_fr, kept.name_en, kept.care_type)
        is distinct from (excluded.clinic_id, excluded.name_fr, excluded.name_en, excluded.care_type)
        or (${termsOfTable('kept')}) is distinct from (${sql.join(terms)})
      returning source_key, xmax = 0 as is_new
    )
    insert into feed_changes select 'Schedule', source_key, case when is_new then 'added' else 'changed' end from written
  `.execute(transaction);
};
