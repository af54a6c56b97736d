import { recordReadings, type AuditAction } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import { ClinicRefused } from './clinicRefused.ts';
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

export const lookAtRecord = (patientId: string): Look => ({ patientId, entityId: patientId });

/** A refusal shows `seen`. */
export const lookingWhereRefused = async <T>(
  deps: Pick<ClinicDeps, 'db' | 'requestId'>,
  action: AuditAction,
  seen: readonly Look[],
  act: () => Promise<T>,
): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ClinicRefused) await recordLooks(deps, action, seen);
    throw error;
  }
};
