import { sql, type Kysely } from 'kysely';

import { ageOfDeciding } from '../../../../contract/accessBases.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { PersonsAccount } from '../../domain/delegation/granting.ts';
import { isOfAge } from '../fieldRules.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { mayBeClaimed, readNumberIndexes, recordsOfPerson } from './sameNumber.ts';

/** `isSure`: their own record or verified number. */
export type PersonAccount = PersonsAccount & { patientId: string; email: string; lang: Language };

/**
 * By record, or number and birth date; none for a child.
 * @param today in Quebec
 */
export const listPersonAccounts = async (
  db: Kysely<Tables>,
  vault: Vault,
  patientId: string,
  today: string,
): Promise<PersonAccount[]> => {
  const numberIndexes = await readNumberIndexes(db, vault, patientId);
  const records = recordsOfPerson(patientId, numberIndexes);
  const { rows } = await sql<PersonAccount>`
    select a.id as "accountId", a.patient_id as "patientId", a.email, a.lang,
      a.patient_id = person.id or holder.nam_verified_at is not null as "isSure",
      ${mayBeClaimed(sql`person.id`, numberIndexes)} as "mayClaim"
    from patients as person join ${records} as own on true join accounts as a on a.patient_id = own.id join patients as holder on holder.id = own.id
    where person.id = ${patientId}::uuid and a.closed_at is null
      and ${isOfAge(sql`person.birth_date`, ageOfDeciding, sql`${today}::date`)}
    order by a.id
  `.execute(db);
  return rows;
};
