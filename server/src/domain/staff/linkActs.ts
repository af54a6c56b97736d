import { staffLinkActs, type StaffLinkAct } from '../../../../contract/staffPeople.ts';
import type { Link } from '../access.ts';
import { awaitedOf } from '../delegation/granting.ts';
import { isOver, lockReasons } from '../dependentLink.ts';

/** `isSeen`: a clinic saw the document, or heard the person agree. */
export type KnownLink = Link & { isSeen: boolean };

/** `done`: it stands so already. `changed`: it is not possible, or no longer. */
export type LinkVerdict = 'do' | 'done' | 'changed';

const isLockedByClinic = ({ locked, lockReason }: Link): boolean => locked && lockReason === lockReasons.clinic;

export const decideLinkAct = (act: StaffLinkAct, link: KnownLink, today: string): LinkVerdict => {
  if (link.state === 'ended' || isOver(link, today)) return 'changed';
  switch (act) {
    case 'accept':
      return awaitedOf(link, today) === 'clinic' ? 'do' : 'changed';
    case 'consent':
      return awaitedOf(link, today) === 'person' ? 'do' : 'changed';
    case 'seen':
      if (link.state !== 'active' || awaitedOf(link, today) !== undefined) return 'changed';
      return link.isSeen ? 'done' : 'do';
    case 'lock':
      return isLockedByClinic(link) ? 'done' : 'do';
    case 'unlock':
      return isLockedByClinic(link) ? 'do' : 'changed';
    case 'end':
      return 'do';
  }
};

/** A request grants nothing, so it is refused rather than locked. */
export const offeredLinkActs = (link: KnownLink, today: string): StaffLinkAct[] =>
  staffLinkActs.filter(
    (act) => decideLinkAct(act, link, today) === 'do' && !(act === 'lock' && link.state === 'pending'),
  );
