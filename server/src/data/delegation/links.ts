import { sql, type Kysely, type Transaction } from 'kysely';

import type { DelegationLink, LinkAboutMe } from '../../domain/delegation/delegationLink.ts';
import { linksAsTheyStand } from '../actingLinks.ts';
import { lockPatient } from '../bookingLocks.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { mayBeClaimed, readNumberIndexes, recordsOfPerson } from './sameNumber.ts';

const heldLinks = (db: Kysely<Tables>) =>
  linksAsTheyStand(db)
    .innerJoin('accounts as holder', 'holder.id', 'link.account_id')
    .innerJoin('patients as actor', 'actor.id', 'holder.patient_id')
    .select([
      'link.id as linkId',
      'link.account_id as accountId',
      'link.patient_id as patientId',
      'link.relationship',
      'link.granted_by_account_id as grantedBy',
      'person.first_name as personFirstName',
      sql<boolean>`person.nam_index is not null`.as('personHasNumber'),
      'holder.patient_id as holderPatientId',
      'holder.lang as holderLang',
      'actor.first_name as holderFirstName',
      'actor.last_name as holderLastName',
      sql<boolean>`link.clinic_verified_at is not null`.as('isSeen'),
    ]);

const delegationLinks = (db: Kysely<Tables>) => heldLinks(db).where('holder.closed_at', 'is', null);

/** Includes closed accounts that may reopen. Lock the records first. */
export const takeLinksOn = (
  transaction: Transaction<Tables>,
  patientIds: readonly string[],
): Promise<DelegationLink[]> =>
  heldLinks(transaction)
    .where('link.patient_id', 'in', [...patientIds])
    .orderBy('link.id')
    .forUpdate('link')
    .execute();

/** Without those of closed accounts. */
export const listLinksOnRecord = (db: Kysely<Tables>, patientId: string): Promise<DelegationLink[]> =>
  delegationLinks(db).where('link.patient_id', '=', patientId).orderBy('link.created_at').orderBy('link.id').execute();

export const findLinkById = (db: Kysely<Tables>, linkId: string): Promise<DelegationLink | undefined> =>
  delegationLinks(db).where('link.id', '=', linkId).executeTakeFirst();

export const findLinkHeld = (
  db: Kysely<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<DelegationLink | undefined> =>
  delegationLinks(db)
    .where('link.account_id', '=', accountId)
    .where('link.patient_id', '=', patientId)
    .executeTakeFirst();

/** Locks as bookings do: person, then link. */
export const takeLink = async (
  transaction: Transaction<Tables>,
  linkId: string,
): Promise<DelegationLink | undefined> => {
  const named = await findLinkById(transaction, linkId);
  if (named === undefined) return undefined;
  await lockPatient(transaction, named.patientId);
  return delegationLinks(transaction)
    .where('link.id', '=', linkId)
    .where('link.patient_id', '=', named.patientId)
    .forUpdate('link')
    .executeTakeFirst();
};

export type Decider = { accountId: string; patientId: string };

const linksAbout = (db: Kysely<Tables>, { accountId, patientId }: Decider, numberIndexes: readonly Buffer[]) =>
  delegationLinks(db)
    .where('link.patient_id', 'in', recordsOfPerson(patientId, numberIndexes))
    .where('link.account_id', '<>', accountId)
    .select([
      sql<boolean>`link.patient_id = ${patientId}::uuid`.as('isOwn'),
      sql<boolean>`(select me.nam_verified_at is not null from patients as me where me.id = ${patientId}::uuid)`.as(
        'isVerified',
      ),
      mayBeClaimed(sql.ref('link.patient_id'), numberIndexes).as('mayClaim'),
    ]);

/** With records of the same number and birth date. */
export const listLinksAbout = async (db: Kysely<Tables>, vault: Vault, me: Decider): Promise<LinkAboutMe[]> => {
  const numberIndexes = await readNumberIndexes(db, vault, me.patientId);
  return linksAbout(db, me, numberIndexes).orderBy('link.created_at').orderBy('link.id').execute();
};

export const findLinkAbout = async (
  db: Kysely<Tables>,
  vault: Vault,
  me: Decider,
  linkId: string,
): Promise<LinkAboutMe | undefined> => {
  const numberIndexes = await readNumberIndexes(db, vault, me.patientId);
  return linksAbout(db, me, numberIndexes).where('link.id', '=', linkId).executeTakeFirst();
};

export const isNumberVerified = async (db: Kysely<Tables>, patientId: string): Promise<boolean> => {
  const { verifiedAt } = await db
    .selectFrom('patients')
    .where('id', '=', patientId)
    .select('nam_verified_at as verifiedAt')
    .executeTakeFirstOrThrow();
  return verifiedAt !== null;
};
