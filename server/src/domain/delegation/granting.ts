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

/**
 * Whose word a link waits for today: a request, or an access that the fourteenth birthday locked. A request for a child who turned
 * fourteen meanwhile waits for them.
 */
export const awaitedOf = (link: Link, today: string): 'person' | 'clinic' | undefined => {
  if (isOver(link, today) || link.state === 'ended') return undefined;
  const age = ageOf(link, today);
  if (link.state === 'active') return lockOn(link, today).lockReason === lockReasons.age ? 'person' : undefined;
  return age !== null && awaitedAt(link.basis, age) === 'person' ? 'person' : 'clinic';
};

/** How sure it is that whoever decides is the person: a clinic saw it, or they say so (their number and birth date, or a mailed link). */
export type Identity = 'verified' | 'claimed';

const isTheirs = (link: Link, today: string): boolean => {
  const age = ageOf(link, today);
  return age !== null && age >= ageOfDeciding && !mandateBases.includes(link.basis) && !isOver(link, today);
};

/**
 * Whether what becomes of a link concerns an account of its person: `isSure` where a clinic’s hand says so. Whoever only claims to be
 * the person learns of what waits for that person and of what they granted themselves, not of who else acts for them.
 */
export const concerns = (
  link: Link & { grantedBy: string | null },
  { accountId, isSure }: { accountId: string; isSure: boolean },
  today: string,
): boolean => isSure || link.grantedBy === accountId || awaitedOf(link, today) === 'person';

/** A lock of the clinic’s own: neither the holder’s nor a birthday’s. */
const isLockedByClinic = (link: Link, today: string): boolean => {
  const { locked, lockReason } = lockOn(link, today);
  return locked && lockReason !== lockReasons.own && lockReason !== lockReasons.age;
};

/** The levels that the person may grant through a link: from fourteen on, never over a mandate or a lock of the clinic (product §8). */
export const grantableBy = (link: Link, identity: Identity, today: string): DependentScope[] => {
  if (!isTheirs(link, today) || isLockedByClinic(link, today)) return [];
  return identity === 'verified' ? [...dependentScopes] : ['book'];
};

/** Whether the person may refuse or end a link: from fourteen on, whatever does not rest on a mandate. */
export const mayWithdraw = (link: Link, today: string): boolean => isTheirs(link, today);

const earlier = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

/**
 * Until when what is agreed to on a day holds: what a young person grants ends as they turn eighteen, what somebody authorized for a
 * child as the child turns fourteen. Last day, a calendar date; null for good.
 */
export const lastDayOf = (link: Pick<Link, 'birthDate' | 'endsOn' | 'basis'>, today: string): string | null => {
  if (link.birthDate === null || mandateBases.includes(link.basis)) return link.endsOn;
  const age = ageOn(today, link.birthDate);
  // What rests on childhood is locked by the birthday, so that the young person may decide.
  if (age >= ageOfMajority || (age < ageOfDeciding && parentalBases.includes(link.basis))) return link.endsOn;
  return earlier(
    link.endsOn,
    addDays(birthdayOf(link.birthDate, age >= ageOfDeciding ? ageOfMajority : ageOfDeciding), -1),
  );
};

/** What an agreement makes of a link; `opens` whether a birthday’s lock is undone by it. */
export type Grant = { scopes: DependentScope[]; basis: string; endsOn: string | null; opens: boolean };

/** What stands once levels are granted. From fourteen on it rests on the person’s own authorization. */
export const grantOf = (link: Link, scopes: readonly DependentScope[], today: string): Grant => {
  const isOutgrown = parentalBases.includes(link.basis) && (ageOf(link, today) ?? 0) >= ageOfDeciding;
  return {
    scopes: dependentScopes.filter((scope) => scopes.includes(scope)),
    basis: isOutgrown ? 'written-authorization' : link.basis,
    endsOn: lastDayOf(link, today),
    opens: lockOn(link, today).lockReason === lockReasons.age,
  };
};

/**
 * What becomes of a link when the person grants levels.
 * @throws BrokenRule (422) `dependents.notYoursToGrant`, `dependents.levelNeedsClinic`
 */
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
