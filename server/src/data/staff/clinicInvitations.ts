import { sql, type Kysely } from 'kysely';

import { maxWrongCodes } from '../../../../contract/invitation.ts';
import { listStandingInvitations, type ListedInvitation } from '../invitation/invite.ts';
import type { Tables } from '../tables.ts';

export type NamedInvitation = ListedInvitation & { name: string };

/** Those that are open, with whom they invite. */
export const listOpenInvitations = async (
  db: Kysely<Tables>,
  clinicId: string,
  now: Date,
): Promise<NamedInvitation[]> => {
  const standing = await listStandingInvitations(db, clinicId, maxWrongCodes);
  const open = standing.filter(({ openUntil }) => openUntil > now);
  const ids = open.map(({ patientId }) => patientId);
  const people = await db
    .selectFrom('patients')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'first_name', 'last_name'])
    .execute();
  const names = new Map(
    people.map(({ id, first_name, last_name }) => [id, [first_name, last_name].filter(Boolean).join(' ')]),
  );
  return open.map((one) => ({ ...one, name: names.get(one.patientId) ?? '' }));
};
