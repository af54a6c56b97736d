import type { Kysely } from 'kysely';

import type { Dependent } from '../../../contract/dependents.ts';
import type { Link } from '../domain/access.ts';
import { givesAccess } from '../domain/accessChange.ts';
import { ageOn } from '../domain/age.ts';
import { awaitedOf } from '../domain/delegation/granting.ts';
import { lockOn } from '../domain/dependentLink.ts';
import type { Tables } from './tables.ts';

const linkRows = (db: Kysely<Tables>, accountId: string, today: string) =>
  db
    .selectFrom('dependents as link')
    .innerJoin('patients as person', 'person.id', 'link.patient_id')
    .where('link.account_id', '=', accountId)
    .where('link.state', '<>', 'ended')
    .where((eb) => eb.or([eb('link.ends_on', 'is', null), eb('link.ends_on', '>=', today)]))
    .orderBy('link.created_at')
    .orderBy('link.id')
    .select([
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.birth_date',
      'link.locked_at',
      'link.lock_reason',
      'link.relationship',
      'link.basis',
      'link.scopes',
      'link.state',
      'link.starts_on',
      'link.ends_on',
    ]);

type LinkRow = Awaited<ReturnType<ReturnType<typeof linkRows>['execute']>>[number];

const toDependent = (row: LinkRow, today: string): Dependent => {
  const link: Link = {
    state: row.state,
    scopes: row.scopes,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    locked: row.locked_at !== null,
    lockReason: row.lock_reason,
    basis: row.basis,
    birthDate: row.birth_date,
  };
  const { locked, lockReason } = lockOn(link, today);
  const awaiting = awaitedOf(link, today);
  return {
    patientId: row.id,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    hin: null,
    birthDate: row.birth_date,
    age: row.birth_date === null ? null : ageOn(today, row.birth_date),
    hasAccess: givesAccess(link, today),
    locked,
    ...(lockReason === null ? {} : { lockReason }),
    relationship: row.relationship,
    basis: row.basis,
    scopes: row.scopes,
    state: row.state,
    ...(awaiting === undefined ? {} : { awaiting }),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    modificationStatus: 'STATUS_NEUTRAL',
  };
};

/** Lists current and requested links, oldest first, without health numbers. @param today in Quebec */
export const listDependents = async (db: Kysely<Tables>, accountId: string, today: string): Promise<Dependent[]> =>
  (await linkRows(db, accountId, today).execute()).map((row) => toDependent(row, today));

export const findDependent = async (
  db: Kysely<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
  today: string,
): Promise<Dependent | undefined> => {
  const row = await linkRows(db, accountId, today).where('link.patient_id', '=', patientId).executeTakeFirst();
  return row && toDependent(row, today);
};
