import { recordReadingsOfTheDay, type AuditAction } from '../data/audit.ts';
import type { Deps } from './deps.ts';

type Seen = {
  action: AuditAction;
  reader: { accountId: string; patientId: string };
  patientIds: readonly string[];
  requestId: string;
};

/** Once a day per polled list. */
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
