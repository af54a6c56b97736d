import { recordReadingsOfTheDay, type AuditAction } from '../data/audit.ts';
import type { Deps } from './deps.ts';

type Seen = {
  action: AuditAction;
  reader: { accountId: string; patientId: string };
  patientIds: readonly string[];
  requestId: string;
};

/** Records reads of a polled list once a day. */
export const noteSeen = ({ db }: Pick<Deps, 'db'>, { action, reader, patientIds, requestId }: Seen): Promise<void> =>
  recordReadingsOfTheDay(
    db,
    [...new Set(patientIds)].map((patientId) => ({
      action,
      capacity: patientId === reader.patientId ? 'self' : 'delegate',
      actorAccountId: reader.accountId,
      patientId,
      requestId,
    })),
  );
