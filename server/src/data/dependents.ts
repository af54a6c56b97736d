import type { Kysely } from 'kysely';

import type { Dependent } from '../../../contract/dependents.ts';
import { isLinkInForce } from '../domain/dependentLink.ts';
import { ageOn } from '../domain/age.ts';
import type { Tables } from './tables.ts';

/**
 * The people an account may act for, or is about to: every link that is not over, oldest first.
 * Health numbers stay closed. @param today the calendar date in Quebec, `YYYY-MM-DD`
 */
export const listDependents = async (db: Kysely<Tables>, accountId: string, today: string): Promise<Dependent[]> => {
  const rows = await db
    .selectFrom('dependents as link')
    .innerJoin('patients as person', 'person.id', 'link.patient_id')
    .where('link.account_id', '=', accountId)
    .where('link.state', '<>', 'ended')
    .where((eb) => eb.or([eb('link.ends_on', 'is', null), eb('link.ends_on', '>=', today)]))
    .orderBy('link.created_at')
    .orderBy('link.id')
    .select([
      'person.id', 'person.first_name', 'person.last_name', 'person.birth_date', 'link.locked_at', 'link.lock_reason',
      'link.relationship', 'link.basis', 'link.scopes', 'link.state', 'link.starts_on', 'link.ends_on',
    ])
    .execute();
  return rows.map((row): Dependent => ({
    patientId: row.id,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    hin: null,
    birthDate: row.birth_date,
    age: row.birth_date === null ? null : ageOn(today, row.birth_date),
    hasAccess: row.state === 'active' && isLinkInForce({ startsOn: row.starts_on, endsOn: row.ends_on }, today),
    locked: row.locked_at !== null,
    ...(row.lock_reason === null ? {} : { lockReason: row.lock_reason }),
    relationship: row.relationship,
    basis: row.basis,
    scopes: row.scopes,
    state: row.state,
    modificationStatus: 'STATUS_NEUTRAL',
  }));
};
