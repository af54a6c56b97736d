import type { DependentScope } from '../../../contract/dependents.ts';
import { isLinkInForce, isOver, lockOn, type LinkDays, type LinkLock } from './dependentLink.ts';
import { ForbiddenAction, MissingRecord } from './errors.ts';

export type Capacity = 'self' | 'delegate';

export type Actor = { accountId: string; patientId: string; capacity: Capacity; requestId: string };

export type Link = LinkDays &
  LinkLock & {
    state: 'pending' | 'active' | 'ended';
    scopes: readonly DependentScope[];
  };

export type AccessQuestion = {
  ownPatientId: string;
  patientId: string;
  link: Link | undefined;
  scope: DependentScope;
  today: string;
};

export const mayActThrough = (link: Link, { scope, today }: Pick<AccessQuestion, 'scope' | 'today'>): boolean =>
  link.state === 'active' && !lockOn(link, today).locked && isLinkInForce(link, today) && link.scopes.includes(scope);

/**
 * For oneself, or through a live link with the scope.
 * @throws MissingRecord (404) without a link, to hide existence
 * @throws ForbiddenAction (403 `dependents.noAccess`) when the link is pending, locked, or lacks the scope (product §8
 * Codes)
 */
export const decideAccess = ({ ownPatientId, patientId, link, scope, today }: AccessQuestion): Capacity => {
  if (patientId === ownPatientId) return 'self';
  if (link === undefined || link.state === 'ended' || isOver(link, today)) throw new MissingRecord();
  if (!mayActThrough(link, { scope, today })) throw new ForbiddenAction('dependents.noAccess');
  return 'delegate';
};
