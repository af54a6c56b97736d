import { sql, type Kysely } from 'kysely';

import type { FiledRecord } from '../../domain/export/person.ts';
import { namContext } from '../accounts.ts';
import { recordsOf } from '../guest/ownRecords.ts';
import { guestEmailContext } from '../guest/people.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

type RecordRow = Omit<FiledRecord, 'nam' | 'email'> & { namSealed: Buffer | null; emailSealed: Buffer | null };

export const readFiledRecords = async (db: Kysely<Tables>, vault: Vault, patientId: string): Promise<FiledRecord[]> => {
  const { rows } = await sql<RecordRow>`
    select made.id as "patientId", made.first_name as "firstName", made.last_name as "lastName", made.birth_date as "birthDate", made.phone,
      made.nam_sealed as "namSealed", described.email_sealed as "emailSealed"
    from patients as made left join guests as described on described.patient_id = made.id
    where made.id in ${recordsOf(patientId)} and made.id <> ${patientId}::uuid
    order by made.created_at, made.id
  `.execute(db);
  return rows.map(({ namSealed, emailSealed, ...record }) => ({
    ...record,
    nam: namSealed === null ? null : vault.openOr(namSealed, namContext, null),
    email: emailSealed === null ? null : vault.openOr(emailSealed, guestEmailContext, null),
  }));
};
