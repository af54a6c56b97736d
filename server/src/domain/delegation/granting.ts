import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import {
  ageOfDeciding,
  ageOfMajority,
  awaitedAt,
  mandateBases,
  parentalBases,
} from '../../../../contract/accessBases.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';
import type { Link } from '../access.ts';
import { ageOn } from '../age.ts';
import { addDays } from '../calendar.ts';
import { birthdayOf, isOver, lockOn, lockReasons } from '../dependentLink.ts';
import { BrokenRule } from '../errors.ts';

const ageOf = ({ birthDate }: Link, today: string): number | null =>
  birthDate === null ? null : ageOn(today, birthDate);

/** A child who has since turned fourteen decides. */
export const awaitedOf = (link: Link, today: string): 'person' | 'clinic' | undefined => {
  if (isOver(link, today) || link.state === 'ended') return undefined;
  const age = ageOf(link, today);
  if (link.state === 'active') return lockOn(link, today).lockReason === lockReasons.age ? 'person' : undefined;
  return age !== null && awaitedAt(link.basis, age) === 'person' ? 'person' : 'clinic';
};

/** `verified` by a clinic; `claimed` by number and birth date, or an emailed link. */
export type Identity = 'verified' | 'claimed';

const isTheirs = (link: Link, today: string): boolean => {
  const age = ageOf(link, today);
  return age !== null && age >= ageOfDeciding && !mandateBases.includes(link.basis) && !isOver(link, today);
};

/** It waits for the person's own record (product §9 Access): an emailed link or claim decides nothing. */
export const isOutgrownAccess = (link: Link, today: string): boolean =>
  lockOn(link, today).lockReason === lockReasons.age;

/** `isSure`: a clinic confirmed it. `mayClaim`: as in `LinkAboutMe`. */
export type PersonsAccount = { accountId: string; isSure: boolean; mayClaim: boolean };

/** Unless `isSure`, it sees only what awaits it and its own grants, while it may claim the record. */
export const concerns = (
  link: Link & { grantedBy: string | null },
  { accountId, isSure, mayClaim }: PersonsAccount,
  today: string,
): boolean =>
  isSure ||
  (mayClaim && !isOutgrownAccess(link, today) && (link.grantedBy === accountId || awaitedOf(link, today) === 'person'));

const isLockedByClinic = (link: Link, today: string): boolean => {
  const { locked, lockReason } = lockOn(link, today);
  return locked && lockReason !== lockReasons.own && lockReason !== lockReasons.age;
};

/** From fourteen on, never over a mandate or clinic's lock (product §8). */
export const grantableBy = (link: Link, identity: Identity, today: string): DependentScope[] => {
  if (!isTheirs(link, today) || isLockedByClinic(link, today)) return [];
  return identity === 'verified' ? [...dependentScopes] : ['book'];
};

/** From fourteen on, unless on a mandate. */
export const mayWithdraw = (link: Link, today: string): boolean => isTheirs(link, today);

const earlier = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

/** Null: no end. A minor's own grant ends at eighteen; an authorization for a child at fourteen. */
export const lastDayOf = (link: Pick<Link, 'birthDate' | 'endsOn' | 'basis'>, today: string): string | null => {
  if (link.birthDate === null || mandateBases.includes(link.basis)) return link.endsOn;
  const age = ageOn(today, link.birthDate);
  if (age >= ageOfMajority || (age < ageOfDeciding && parentalBases.includes(link.basis))) return link.endsOn;
  return earlier(
    link.endsOn,
    addDays(birthdayOf(link.birthDate, age >= ageOfDeciding ? ageOfMajority : ageOfDeciding), -1),
  );
};

export type Grant = { scopes: DependentScope[]; basis: string; endsOn: string | null; opens: boolean };

/** From fourteen on, it rests on the person's own authorization. */
export const grantOf = (link: Link, scopes: readonly DependentScope[], today: string): Grant => {
  const isOutgrown = parentalBases.includes(link.basis) && (ageOf(link, today) ?? 0) >= ageOfDeciding;
  return {
    scopes: dependentScopes.filter((scope) => scopes.includes(scope)),
    basis: isOutgrown ? 'written-authorization' : link.basis,
    endsOn: lastDayOf(link, today),
    opens: lockOn(link, today).lockReason === lockReasons.age,
  };
};

/** @throws BrokenRule (422) `dependents.notYoursToGrant`, `dependents.levelNeedsClinic` */
export const decideGrant = (
  link: Link,
  scopes: readonly DependentScope[],
  { identity, today }: { identity: Identity; today: string },
): Grant => {
  const grantable = grantableBy(link, identity, today);
  if (grantable.length === 0) throw new BrokenRule('dependents.notYoursToGrant');
  if (scopes.some((scope) => !grantable.includes(scope))) {
    throw new BrokenRule('dependents.levelNeedsClinic', { fields: { scopes: 'dependents.levelNeedsClinic' } });
  }
  return grantOf(link, scopes, today);
};
