import type { Link } from '../access.ts';
import { isOver, lockOn, lockReasons } from '../dependentLink.ts';
import type { DelegationLink } from './delegationLink.ts';

export type MergingRecord = {
  patientId: string;
  nam: string;
  birthDate: string | null;
  accountId: string | null;
  isMerged: boolean;
};

/** A wrong merge would show one person's record to another. */
export type MergeObjection = 'same' | 'merged' | 'number' | 'birthDate' | 'accounts' | 'overlap';

/** `overlaps`: both records have appointments at once. */
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

/** Links a holder to themselves, or duplicates. */
export const isRepeated = (
  { accountId, holderPatientId, patientId }: DelegationLink,
  { from, into, links }: { from: string; into: string; links: readonly DelegationLink[] },
): boolean =>
  holderPatientId === from ||
  holderPatientId === into ||
  (patientId === from && links.some((other) => other.accountId === accountId && other.patientId === into));

/**
 * Confirmed again where it would open more data. Not if a clinic saw its basis or the person granted it in that
 * account.
 * @param accountId account of the merged record
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
