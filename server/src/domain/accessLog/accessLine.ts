import {
  actionsAbout,
  type AccessCapacity,
  type AccessEvent,
  type AuditAction,
} from '../../../../contract/accessLog.ts';

type Names = { firstName: string | null; lastName: string | null };

/** Who did something, as the trail names them. */
export type Doer = { accountId: string | null; capacity: AccessCapacity } & Names;

const nameless = { firstName: null, lastName: null };

/** Who did it, as the reader of the log sees them. */
export const actorOf = (
  { accountId, capacity, firstName, lastName }: Doer,
  readerAccountId: string,
): AccessEvent['actor'] => {
  if (accountId === readerAccountId) return { kind: 'me', ...nameless };
  if (accountId !== null) return { kind: 'person', firstName, lastName };
  if (capacity === 'clinic') return { kind: 'clinic', ...nameless };
  if (capacity === 'system') return { kind: 'network', ...nameless };
  return { kind: 'nobody', ...nameless };
};

/** What a reader may see of somebody’s log, beside what they did themselves (decision 27). */
export const visibleActions = ({ isOwn, seesMessages }: { isOwn: boolean; seesMessages: boolean }): AuditAction[] => [
  ...actionsAbout.file,
  ...(isOwn || seesMessages ? actionsAbout.messages : []),
  ...(isOwn ? actionsAbout.account : []),
];
