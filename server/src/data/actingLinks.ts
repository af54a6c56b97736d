import { sql, type Kysely } from 'kysely';

import type { Link } from '../domain/access.ts';
import type { Tables } from './tables.ts';

type LinkKey = { accountId: string; patientId: string };

const linksOf = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('dependents')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'ended')
    .select(['state', 'scopes', 'starts_on as startsOn', 'ends_on as endsOn', sql<boolean>`locked_at is not null`.as('locked')]);

/**
 * The link by which an account acts for a person, unless it ended; undefined when there is none.
 * `keep` locks it until the transaction ends, so that whoever takes access away waits for what is being done, or wins.
 */
export const findLink = (
  db: Kysely<Tables>,
  { accountId, patientId }: LinkKey,
  { keep = false }: { keep?: boolean } = {},
): Promise<Link | undefined> =>
  linksOf(db, accountId)
    .where('patient_id', '=', patientId)
    .$if(keep, (query) => query.forShare())
    .executeTakeFirst();

/** Every link of an account that did not end, with the person it is about: access is decided one by one. */
export const listLinks = (db: Kysely<Tables>, accountId: string): Promise<(Link & { patientId: string })[]> =>
  linksOf(db, accountId).select('patient_id as patientId').execute();
