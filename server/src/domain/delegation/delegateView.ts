import { ageOfDeciding } from '../../../../contract/accessBases.ts';
import type { Agreement, Delegate } from '../../../../contract/delegates.ts';
import { ageOn } from '../age.ts';
import { isOver, lockOn } from '../dependentLink.ts';
import type { DelegationLink, LinkAboutMe } from './delegationLink.ts';
import { awaitedOf, concerns, grantableBy, mayWithdraw, type Identity } from './granting.ts';

/** Only a clinic makes a record someone's own. */
export const identityIn = ({ isOwn, isVerified }: Pick<LinkAboutMe, 'isOwn' | 'isVerified'>): Identity =>
  isOwn || isVerified ? 'verified' : 'claimed';

export const seesLink = (link: LinkAboutMe, accountId: string, today: string): boolean => {
  if (isOver(link, today)) return false;
  if (link.birthDate !== null && ageOn(today, link.birthDate) < ageOfDeciding) return false;
  return concerns(link, { accountId, isSure: identityIn(link) === 'verified', mayClaim: link.mayClaim }, today);
};

export const toDelegate = (link: LinkAboutMe, today: string): Delegate => {
  const { locked, lockReason } = lockOn(link, today);
  return {
    linkId: link.linkId,
    firstName: link.holderFirstName ?? '',
    lastName: link.holderLastName ?? '',
    relationship: link.relationship,
    basis: link.basis,
    scopes: [...link.scopes],
    state: link.state === 'pending' ? 'pending' : 'active',
    locked,
    ...(lockReason === null ? {} : { lockReason }),
    startsOn: link.startsOn,
    endsOn: link.endsOn,
    awaitsMe: awaitedOf(link, today) === 'person',
    grantable: grantableBy(link, identityIn(link), today),
    mayWithdraw: mayWithdraw(link, today),
  };
};

/** One locked by the birthday awaits agreement like a new one. */
export const toAgreement = (link: DelegationLink, today: string): Agreement => ({
  firstName: link.personFirstName ?? '',
  requester: { firstName: link.holderFirstName ?? '', lastName: link.holderLastName ?? '' },
  relationship: link.relationship,
  scopes: [...link.scopes],
  grantable: grantableBy(link, 'claimed', today),
  state: awaitedOf(link, today) === undefined ? 'active' : 'pending',
  endsOn: link.endsOn,
  hasNumber: link.personHasNumber,
});
