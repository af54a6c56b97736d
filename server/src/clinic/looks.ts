import { recordReadings, type AuditAction } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import type { ClinicDeps } from './command.ts';

export type Look = { patientId: string; entityId: string };

/** What a command shows of people: each reads it in their access log. */
export const recordLooks = (
  deps: Pick<ClinicDeps, 'db' | 'requestId'>,
  action: AuditAction,
  looks: readonly Look[],
): Promise<void> =>
  recordReadings(
    deps.db,
    looks.map((look) => clinicEvent(deps, action, look)),
  );
