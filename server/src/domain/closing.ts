import { closingLimits, goingThings, type ClosingOutlook } from '../../../contract/closing.ts';
import type { Link } from './access.ts';
import { isLinkInForce, lockOn, lockReasons } from './dependentLink.ts';
import { dayMs } from './durations.ts';
import { ForbiddenAction } from './errors.ts';

/** Decision 37. */
export const closingTerms: Pick<ClosingOutlook, 'goes' | 'keeps'> = {
  goes: [...goingThings],
  keeps: [
    { what: 'visits', years: closingLimits.keptYears },
    { what: 'letters', years: closingLimits.keptYears },
    { what: 'identity', years: closingLimits.keptYears },
    { what: 'trail', years: null },
  ],
};

export const reopenUntil = (closedAt: Date): Date => new Date(closedAt.getTime() + closingLimits.reopenDays * dayMs);

/** Only links that the person granted end with their account; the others rest on the law. */
export const basisOfAgreement = 'written-authorization';

/**
 * Whether a closing account removes its data about another person. Pending requests and access revoked by a clinic or
 * birthday give no such right.
 */
export const takesAlong = (link: Link, today: string): boolean => {
  const { locked, lockReason } = lockOn(link, today);
  return link.state === 'active' && isLinkInForce(link, today) && (!locked || lockReason === lockReasons.own);
};

/** Thrown only after the right password, so that only the owner learns of the closure (403). */
export class AccountClosed extends ForbiddenAction {
  constructor(closedAt: Date) {
    super('errors.accountClosed', { reopenUntil: reopenUntil(closedAt).toISOString() });
  }
}
