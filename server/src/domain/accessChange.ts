import { dependentScopes } from '../../../contract/dependentScopes.ts';
import type { AccessInput, DependentScope } from '../../../contract/dependents.ts';
import { relationships } from '../../../contract/relationships.ts';
import type { Link } from './access.ts';
import { isLinkInForce, lockOn, lockReasons } from './dependentLink.ts';
import { BrokenRule } from './errors.ts';

export type ChangingLink = Link & { relationship: string };

export type AccessChange = { scopes: DependentScope[]; relationship: string; unlocks: boolean };

/** Whether a link would give any right today if unlocked. */
export const givesAccess = (link: Pick<Link, 'state' | 'scopes' | 'startsOn' | 'endsOn'>, today: string): boolean =>
  link.state === 'active' && link.scopes.length > 0 && isLinkInForce(link, today);

const levelsLeft = (link: ChangingLink, { hasAccess, scopes }: AccessInput, today: string): DependentScope[] => {
  const had = givesAccess(link, today);
  const wished = had && hasAccess === false ? [] : (scopes ?? link.scopes);
  const grants = (hasAccess === true && !had) || wished.some((scope) => !link.scopes.includes(scope));
  if (grants) throw new BrokenRule('dependents.onlyLess', { fields: { scopes: 'dependents.onlyLess' } });
  return dependentScopes.filter((scope) => wished.includes(scope));
};

const relationshipOf = (link: ChangingLink, { relationship = link.relationship }: AccessInput): string => {
  if (relationship !== link.relationship && !relationships.some((known) => known === relationship)) {
    throw new BrokenRule('dependents.unknownRelationship', {
      fields: { relationship: 'dependents.unknownRelationship' },
    });
  }
  return relationship;
};

/**
 * A holder may change: fewer scopes, the relationship, their own lock undone (product §8 addDependent).
 * @throws BrokenRule (422) `dependents.onlyLess` when it would grant, `dependents.notYourLock` when others locked it
 */
export const decideAccessChange = (link: ChangingLink, input: AccessInput, today: string): AccessChange => {
  const { locked, lockReason } = lockOn(link, today);
  const unlocks = locked && input.locked === false;
  if (unlocks && lockReason !== lockReasons.own) throw new BrokenRule('dependents.notYourLock');
  return { scopes: levelsLeft(link, input, today), relationship: relationshipOf(link, input), unlocks };
};
