import type { AuditAction, AuditEvent } from '../data/audit.ts';
import type { SignedIn } from '../data/sessions.ts';

export const ownEvent = (
  action: AuditAction,
  { accountId, patientId }: Pick<SignedIn, 'accountId' | 'patientId'>,
  requestId: string,
): AuditEvent => ({
  action,
  capacity: 'self',
  actorAccountId: accountId,
  patientId,
  entityId: accountId,
  requestId,
});
