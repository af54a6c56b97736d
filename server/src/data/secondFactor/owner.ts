import type { Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { isWithinReach } from '../closing/closeAccount.ts';
import type { Tables } from '../tables.ts';

type Owner = { accountId: string; login: string; email: string; lang: Language };

/** Also of a closed account, which else nobody could reopen. Locks it. */
export const findOwner = (transaction: Transaction<Tables>, patientId: string): Promise<Owner | undefined> =>
  transaction
    .selectFrom('accounts')
    .where('patient_id', '=', patientId)
    .where(isWithinReach)
    .select(['id as accountId', 'login', 'email', 'lang'])
    .forNoKeyUpdate()
    .executeTakeFirst();
