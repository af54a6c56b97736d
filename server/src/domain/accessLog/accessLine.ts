import {
  actionsAbout,
  type AccessCapacity,
  type AccessEvent,
  type AuditAction,
} from '../../../../contract/accessLog.ts';
import type { StaffRole } from '../../../../contract/staffRoles.ts';

type Names = { firstName: string | null; lastName: string | null };

export type Doer = {
  accountId: string | null;
  capacity: AccessCapacity;
  role?: StaffRole | null;
  clinicName?: string | null;
} & Names;

const nameless = { firstName: null, lastName: null };

export const actorOf = (
  { accountId, capacity, firstName, lastName, role, clinicName }: Doer,
  readerAccountId: string,
): AccessEvent['actor'] => {
  if (accountId === readerAccountId) return { kind: 'me', ...nameless };
  if (accountId !== null) return { kind: 'person', firstName, lastName };
  if (capacity === 'clinic')
    return { kind: 'clinic', firstName: null, lastName, ...(role && clinicName && { role, clinicName }) };
  if (capacity === 'system') return { kind: 'network', ...nameless };
  return { kind: 'nobody', ...nameless };
};

/** Actions by others that a reader sees (decision 27). */
export const visibleActions = ({ isOwn, seesMessages }: { isOwn: boolean; seesMessages: boolean }): AuditAction[] => [
  ...actionsAbout.file,
  ...(isOwn || seesMessages ? actionsAbout.messages : []),
  ...(isOwn ? actionsAbout.account : []),
];
