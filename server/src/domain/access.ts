import type { DependentScope } from '../../../contract/dependents.ts';
import { isLinkInForce, isOver, lockOn, type LinkDays, type LinkLock } from './dependentLink.ts';
import { ForbiddenAction, MissingRecord } from './errors.ts';

/** In what capacity somebody acts; the audit trail says it of every act. */
export type Capacity = 'self' | 'delegate';

/** Who acts in one request, about whom: what every act leaves in the audit trail. */
export type Actor = { accountId: string; patientId: string; capacity: Capacity; requestId: string };

/** The link by which an account may act for a person, as it stands in the database. */
export type Link = LinkDays &
  LinkLock & {
    state: 'pending' | 'active' | 'ended';
    scopes: readonly DependentScope[];
  };

export type AccessQuestion = {
  ownPatientId: string;
  patientId: string;
  /** None when the account has no link with the person, or the person does not exist. */
  link: Link | undefined;
  scope: DependentScope;
  /** The calendar date in Quebec, `YYYY-MM-DD`. */
  today: string;
};

/** Whether a link lets its holder act at a level today. */
export const mayActThrough = (link: Link, { scope, today }: Pick<AccessQuestion, 'scope' | 'today'>): boolean =>
  link.state === 'active' && !lockOn(link, today).locked && isLinkInForce(link, today) && link.scopes.includes(scope);

/**
 * Whether an account may act for a person: for oneself always, for another through a live link with the right level.
 * @throws MissingRecord (404) without a link, so that a stranger looks like nobody.
 * @throws ForbiddenAction (403 `dependents.noAccess`) when the link is pending, locked, or lacks the level (product §8 Codes).
 */
export const decideAccess = ({ ownPatientId, patientId, link, scope, today }: AccessQuestion): Capacity => {
  if (patientId === ownPatientId) return 'self';
  if (link === undefined || link.state === 'ended' || isOver(link, today)) throw new MissingRecord();
  if (!mayActThrough(link, { scope, today })) throw new ForbiddenAction('dependents.noAccess');
  return 'delegate';
};
