import type { AuditAction, AuditEvent } from '../data/audit.ts';
import type { SignedIn } from '../data/sessions.ts';

/** The event of a person who acts on their own account. */
export const ownEvent = (action: AuditAction, { accountId, patientId }: SignedIn, requestId: string): AuditEvent => ({
  action,
  capacity: 'self',
  actorAccountId: accountId,
  patientId,
  entityId: accountId,
  requestId,
});
