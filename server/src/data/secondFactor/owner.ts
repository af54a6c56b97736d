import type { Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { Tables } from '../tables.ts';

type Owner = { accountId: string; login: string; email: string; lang: Language };

export const findOwner = (transaction: Transaction<Tables>, patientId: string): Promise<Owner | undefined> =>
  transaction
    .selectFrom('accounts')
    .where('patient_id', '=', patientId)
    .where('closed_at', 'is', null)
    .select(['id as accountId', 'login', 'email', 'lang'])
    .forNoKeyUpdate()
    .executeTakeFirst();
