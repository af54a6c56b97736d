import { sql, type Kysely, type Transaction } from 'kysely';

import type { CareType } from '../../../contract/catalogues.ts';
import type { ServiceTerms } from '../domain/care/serviceTerms.ts';
import { termsColumn } from './careConditions.ts';
import { termsRow } from './serviceTermsRow.ts';
import type { Tables } from './tables.ts';

export type ClinicService = {
  serviceId: string;
  clinicId: string;
  name: string;
  nameEn: string;
  careType: CareType;
  terms: ServiceTerms;
};

const columns = sql`
  s.id as "serviceId", s.clinic_id as "clinicId", s.name_fr as name, s.name_en as "nameEn", s.care_type as "careType", ${termsColumn} as terms`;

export const listServices = async (db: Kysely<Tables>, clinicId: string): Promise<ClinicService[]> => {
  const { rows } = await sql<ClinicService>`
    select ${columns} from services as s where s.clinic_id = ${clinicId}::uuid order by s.name_fr, s.id
  `.execute(db);
  return rows;
};

export const lockService = async (
  transaction: Transaction<Tables>,
  serviceId: string,
): Promise<ClinicService | undefined> => {
  const { rows } = await sql<ClinicService>`
    select ${columns} from services as s where s.id = ${serviceId}::uuid for update
  `.execute(transaction);
  return rows[0];
};

export const writeTerms = async (
  transaction: Transaction<Tables>,
  serviceId: string,
  terms: ServiceTerms,
): Promise<void> => {
  const row = termsRow(terms);
  await sql`
    update services set care_by_hand = true, ${sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where id = ${serviceId}::uuid
  `.execute(transaction);
};
