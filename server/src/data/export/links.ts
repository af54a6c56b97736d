import { sql, type Kysely } from 'kysely';

import { isOver, lockOn } from '../../domain/dependentLink.ts';
import type { FiledLink } from '../../domain/export/links.ts';
import type { Tables } from '../tables.ts';

type Ids = { accountId: string; patientId: string };

type LinkRow = FiledLink & { patientId: string; birthDate: string | null };

/**
 * Includes links about the account’s person. Omits names the owner no longer acts for.
 * @param today in Quebec
 */
export const readFiledLinks = async (
  db: Kysely<Tables>,
  { accountId, patientId }: Ids,
  today: string,
): Promise<FiledLink[]> => {
  const { rows } = await sql<LinkRow>`
    select link.id as "linkId", link.account_id as "accountId", link.patient_id as "patientId", link.relationship, link.basis, link.scopes, link.state,
      link.locked_at is not null as locked, link.lock_reason as "lockReason", link.starts_on as "startsOn", link.ends_on as "endsOn",
      link.created_at as "createdAt", person.birth_date as "birthDate", other.first_name as "firstName", other.last_name as "lastName"
    from dependents as link
    join patients as person on person.id = link.patient_id
    join accounts as holder on holder.id = link.account_id
    join patients as other on other.id = case when link.account_id = ${accountId}::uuid then link.patient_id else holder.patient_id end
    where link.account_id = ${accountId}::uuid or link.patient_id = ${patientId}::uuid
    order by link.state = 'ended' or link.ends_on < ${today}::date, link.created_at, link.id
  `.execute(db);
  return rows.map(({ birthDate, ...link }) => {
    const isEnded = link.state === 'ended' || isOver(link, today);
    const isForgotten = isEnded && link.accountId === accountId;
    return {
      ...link,
      ...lockOn({ ...link, birthDate }, today),
      ...(isEnded ? { state: 'ended' as const } : {}),
      ...(isForgotten ? { patientId: null, firstName: null, lastName: null } : {}),
    };
  });
};
