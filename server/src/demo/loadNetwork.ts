import { sql, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { demoSource } from '../data/demoNetwork.ts';
import { termsColumns, termsRow } from '../data/serviceTermsRow.ts';
import type { Tables } from '../data/tables.ts';
import { demoClinics } from './clinics.ts';
import { insertRows } from './insertRows.ts';
import { demoProfessionals } from './professionals.ts';
import { termsOf } from './serviceTerms.ts';

/** Row ids by key; a service's is `<clinic>/<service>`. */
export type NetworkIds = {
  clinics: Map<string, string>;
  professionals: Map<string, string>;
  services: Map<string, string>;
};

const addClinics = (transaction: Transaction<Tables>): Promise<number> =>
  insertRows(
    transaction,
    'clinics',
    [
      'id',
      'source',
      'source_key',
      'name',
      'kind',
      'address_line',
      'city',
      'province',
      'postal_code',
      'latitude',
      'longitude',
      'time_zone',
      'phone',
      'cancel_limit_minutes',
      'languages',
    ],
    demoClinics.map(
      ({ key, name, kind, address: [line, city, postalCode], position: [latitude, longitude], ...clinic }) => ({
        id: newId(),
        source: demoSource,
        source_key: key,
        name,
        kind,
        address_line: line,
        city,
        province: 'QC',
        postal_code: postalCode,
        latitude,
        longitude,
        time_zone: clinic.timeZone,
        phone: clinic.phone,
        cancel_limit_minutes: clinic.cancelLimitMinutes,
        languages: clinic.languages,
      }),
    ),
  );

const addProfessionals = (transaction: Transaction<Tables>): Promise<number> =>
  insertRows(
    transaction,
    'professionals',
    ['id', 'source', 'source_key', 'name', 'profession', 'languages'],
    demoProfessionals.map(({ key, name, profession, languages }) => ({
      id: newId(),
      source: demoSource,
      source_key: key,
      name,
      profession,
      languages,
    })),
  );

const sayTerms = async (transaction: Transaction<Tables>, rows: readonly object[]): Promise<void> => {
  const columns = sql.join(termsColumns.map((column) => sql.ref(column)));
  await sql`
    update services set (${columns}) = (select ${columns} from json_populate_record(null::services, said.row))
    from (select value as row, value ->> 'source_key' as key from json_array_elements(${JSON.stringify(rows)}::json)) as said
    where services.source = ${demoSource} and services.source_key = said.key and services.coverage is null
      and not services.care_by_hand
  `.execute(transaction);
};

const addServices = async (transaction: Transaction<Tables>, clinics: Map<string, string>): Promise<void> => {
  const rows = new Map(
    demoProfessionals.flatMap(({ clinic, services }) =>
      services.map((service) => {
        const { key, fr, en, careType } = service;
        const sourceKey = `${clinic.key}/${key}`;
        return [
          sourceKey,
          {
            id: newId(),
            clinic_id: clinics.get(clinic.key),
            source: demoSource,
            source_key: sourceKey,
            name_fr: fr,
            name_en: en,
            care_type: careType,
            ...termsRow(termsOf(service, clinic.kind)),
            care_by_hand: false,
          },
        ];
      }),
    ),
  );
  await insertRows(
    transaction,
    'services',
    ['id', 'clinic_id', 'source', 'source_key', 'name_fr', 'name_en', 'care_type', ...termsColumns, 'care_by_hand'],
    [...rows.values()],
  );
  await sayTerms(transaction, [...rows.values()]);
};

const idsOf = async (
  transaction: Transaction<Tables>,
  table: 'clinics' | 'professionals' | 'services',
): Promise<Map<string, string>> => {
  const rows = await transaction
    .selectFrom(table)
    .select(['source_key', 'id'])
    .where('source', '=', demoSource)
    .execute();
  return new Map(rows.map(({ source_key: key, id }) => [key, id]));
};

export const loadNetwork = async (transaction: Transaction<Tables>): Promise<NetworkIds> => {
  await addClinics(transaction);
  await addProfessionals(transaction);
  const clinics = await idsOf(transaction, 'clinics');
  await addServices(transaction, clinics);
  return {
    clinics,
    professionals: await idsOf(transaction, 'professionals'),
    services: await idsOf(transaction, 'services'),
  };
};
