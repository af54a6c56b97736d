import type { Link } from '../access.ts';
import { isOver, lockOn, lockReasons } from '../dependentLink.ts';
import type { DelegationLink } from './delegationLink.ts';

/** A record that is to be joined with another. */
export type MergingRecord = {
  patientId: string;
  /** Empty where none is on file. */
  nam: string;
  birthDate: string | null;
  /** Of the account that stands for it. */
  accountId: string | null;
  /** It was joined with another already. */
  isMerged: boolean;
};

/** Why two records are not joined: a mistake would show one person’s file to another. */
export type MergeObjection = 'same' | 'merged' | 'number' | 'birthDate' | 'accounts' | 'overlap';

/** Whether two records may be of one person; `overlaps` whether visits of both are at the same time. */
export const objectToMerge = (
  from: MergingRecord,
  into: MergingRecord,
  { overlaps }: { overlaps: boolean },
): MergeObjection | undefined => {
  if (from.patientId === into.patientId) return 'same';
  if (from.isMerged || into.isMerged) return 'merged';
  if (from.nam !== '' && into.nam !== '' && from.nam !== into.nam) return 'number';
  if (from.birthDate !== null && into.birthDate !== null && from.birthDate !== into.birthDate) return 'birthDate';
  if (from.accountId !== null && into.accountId !== null) return 'accounts';
  return overlaps ? 'overlap' : undefined;
};

/** Whether a merge would make a link about its own holder, or a second one of an account: the one on the record that stays is kept. */
export const isRepeated = (
  { accountId, holderPatientId, patientId }: DelegationLink,
  { from, into, links }: { from: string; into: string; links: readonly DelegationLink[] },
): boolean =>
  holderPatientId === from ||
  holderPatientId === into ||
  (patientId === from && links.some((other) => other.accountId === accountId && other.patientId === into));

/**
 * Whether a link must wait once its record was joined with another: it would open what it never opened before. It stands as it is where
 * a clinic saw on what it rests, or the person granted it in the account of that record; whatever a holder only said of themselves, or
 * a mailed link and a birth date agreed to, is asked again. What the birthday locked waits for the person already.
 * @param accountId the account that stands for the joined record
 */
export const mustWait = (
  link: Link & Pick<DelegationLink, 'grantedBy' | 'isSeen'>,
  accountId: string | null,
  today: string,
): boolean =>
  link.state === 'active' &&
  !isOver(link, today) &&
  lockOn(link, today).lockReason !== lockReasons.age &&
  !link.isSeen &&
  (link.grantedBy === null || link.grantedBy !== accountId);
