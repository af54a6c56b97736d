import { sql, type Kysely } from 'kysely';

import type { Link } from '../domain/access.ts';
import { peopleOfRecord } from './guest/ownRecords.ts';
import type { Tables } from './tables.ts';

type LinkKey = { accountId: string; patientId: string };

export const linksAsTheyStand = (db: Kysely<Tables>) =>
  db
    .selectFrom('dependents as link')
    .innerJoin('patients as person', 'person.id', 'link.patient_id')
    .where('link.state', '<>', 'ended')
    .select([
      'link.state',
      'link.scopes',
      'link.starts_on as startsOn',
      'link.ends_on as endsOn',
      'link.lock_reason as lockReason',
      'link.basis',
      'person.birth_date as birthDate',
      sql<boolean>`link.locked_at is not null`.as('locked'),
    ]);

const linksOf = (db: Kysely<Tables>, accountId: string) =>
  linksAsTheyStand(db).where('link.account_id', '=', accountId);

/** `keep` locks the link against revocation. */
export const findLink = (
  db: Kysely<Tables>,
  { accountId, patientId }: LinkKey,
  { keep = false }: { keep?: boolean } = {},
): Promise<Link | undefined> =>
  linksOf(db, accountId)
    .where('link.patient_id', '=', patientId)
    .$if(keep, (query) => query.forShare('link'))
    .executeTakeFirst();

/** Lists links to the people behind a guest record (`peopleOfRecord`). `keep` as in `findLink`. */
export const listLinksBehind = (
  db: Kysely<Tables>,
  { accountId, patientId }: LinkKey,
  { keep = false }: { keep?: boolean } = {},
): Promise<Link[]> =>
  linksOf(db, accountId)
    .where('link.patient_id', 'in', peopleOfRecord(patientId))
    .orderBy('link.id')
    .$if(keep, (query) => query.forShare('link'))
    .execute();

/** Blocks acting through a link. Lock the patient first. */
export const findLinkToChange = (db: Kysely<Tables>, { accountId, patientId }: LinkKey) =>
  linksOf(db, accountId)
    .where('link.patient_id', '=', patientId)
    .select(['link.id as linkId', 'link.relationship', 'link.granted_by_account_id as grantedBy'])
    .forUpdate('link')
    .executeTakeFirst();

export const listLinks = (db: Kysely<Tables>, accountId: string): Promise<(Link & { patientId: string })[]> =>
  linksOf(db, accountId).select('link.patient_id as patientId').execute();
