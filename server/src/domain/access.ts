import type { DependentScope } from '../../../contract/dependents.ts';
import { ForbiddenAction, MissingRecord } from './errors.ts';

/** In what capacity somebody acts; the audit trail says it of every act. */
export type Capacity = 'self' | 'delegate';

/** The link by which an account may act for a person, as it stands in the database. */
export type Link = {
  state: 'pending' | 'active' | 'ended';
  locked: boolean;
  /** Whether today lies between the first and the last day of the link. */
  begun: boolean;
  over: boolean;
  scopes: readonly DependentScope[];
};

export type AccessQuestion = {
  ownPatientId: string;
  patientId: string;
  /** None when the account has no link with the person, or the person does not exist. */
  link: Link | undefined;
  scope: DependentScope;
};

/**
 * Whether an account may act for a person: for oneself always, for another through a live link with the right level.
 * @throws MissingRecord (404) without a link, so that a stranger looks like nobody.
 * @throws ForbiddenAction (403 `dependents.noAccess`) when the link is pending, locked, or lacks the level (product §8 Codes).
 */
export const decideAccess = ({ ownPatientId, patientId, link, scope }: AccessQuestion): Capacity => {
  if (patientId === ownPatientId) return 'self';
  if (link === undefined || link.state === 'ended' || link.over) throw new MissingRecord();
  const usable = link.state === 'active' && !link.locked && link.begun && link.scopes.includes(scope);
  if (!usable) throw new ForbiddenAction('dependents.noAccess');
  return 'delegate';
};
