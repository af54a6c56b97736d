import { sql, type Kysely } from 'kysely';

import { ageOfDeciding } from '../../../../contract/accessBases.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { readNumberIndexes, recordsOfPerson } from './sameNumber.ts';

/** An open account of a person: on their record, or with the same number and birth date. `isSure` whether a clinic’s hand says so. */
export type PersonAccount = { accountId: string; patientId: string; email: string; lang: Language; isSure: boolean };

/**
 * The accounts in which a person decides who acts for them. Of a child there are none: what is decided for them, they need not be told.
 * @param today the calendar date in Quebec
 */
export const listPersonAccounts = async (
  db: Kysely<Tables>,
  vault: Vault,
  patientId: string,
  today: string,
): Promise<PersonAccount[]> => {
  const records = recordsOfPerson(patientId, await readNumberIndexes(db, vault, patientId));
  const { rows } = await sql<PersonAccount>`
    select a.id as "accountId", a.patient_id as "patientId", a.email, a.lang,
      a.patient_id = person.id or holder.nam_verified_at is not null as "isSure"
    from patients as person join ${records} as own on true join accounts as a on a.patient_id = own.id join patients as holder on holder.id = own.id
    where person.id = ${patientId}::uuid and a.closed_at is null
      and person.birth_date <= ${today}::date - ${ageOfDeciding} * interval '1 year'
    order by a.id
  `.execute(db);
  return rows;
};
