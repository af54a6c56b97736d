import { closingLimits, goingThings, type ClosingOutlook } from '../../../contract/closing.ts';
import type { Link } from './access.ts';
import { isLinkInForce, lockOn, lockReasons } from './dependentLink.ts';
import { ForbiddenAction } from './errors.ts';

/** What goes with an account, and what the law keeps (decision 37): the same for everybody. */
export const closingTerms: Pick<ClosingOutlook, 'goes' | 'keeps'> = {
  goes: [...goingThings],
  keeps: [
    { what: 'visits', years: closingLimits.keptYears },
    { what: 'letters', years: closingLimits.keptYears },
    { what: 'identity', years: closingLimits.keptYears },
    { what: 'trail', years: null },
  ],
};

/** Until when an account that was closed then can be brought back. */
export const reopenUntil = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + closingLimits.reopenDays * 86_400_000);

/** On what a link rests that ends with the account of the person: they gave it themselves. Parents, tutors and mandates hold theirs from the law. */
export const basisOfAgreement = 'written-authorization';

/**
 * Whether an account that closes takes what it kept of somebody along: it acts for them to the end, or could by undoing its own lock. A
 * request that nobody agreed to, and an access that a clinic or a birthday took away, reach into nobody’s record. `today` in Quebec.
 */
export const takesAlong = (link: Link, today: string): boolean => {
  const { locked, lockReason } = lockOn(link, today);
  return link.state === 'active' && isLinkInForce(link, today) && (!locked || lockReason === lockReasons.own);
};

/** The right password of an account that was closed: only its owner is told so (403). */
export class AccountClosed extends ForbiddenAction {
  constructor(closedAt: Date) {
    super('errors.accountClosed', { reopenUntil: reopenUntil(closedAt).toISOString() });
  }
}
