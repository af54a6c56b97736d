import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import { recordAudit, recordReadings, type AuditAction, type AuditEvent } from '../data/audit.ts';
import type { Tables } from '../data/tables.ts';
import { SealBroken, type Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';
import { ClinicRefused } from './clinicRefused.ts';

export type ClinicDeps = { db: Kysely<Tables>; vault: Vault; clock: Clock; config: Config; requestId: string };

/**
 * Returns the lines to print.
 * @throws ClinicRefused
 */
export type ClinicWork = (deps: ClinicDeps) => Promise<string[]>;

export type ClinicCommand = {
  name: string;
  args: string;
  summary: string;
  /**
   * Opens no database.
   * @throws UsageError
   */
  read: (args: readonly string[]) => ClinicWork;
};

/** Also where the schema or the keys are wrong. */
export type OperatorCommand = Omit<ClinicCommand, 'read'> & {
  /** @throws UsageError */
  read: (args: readonly string[]) => (config: Config) => Promise<string[]>;
};

export const perform: (work: ClinicWork, deps: ClinicDeps) => Promise<string[]> = (work, deps) =>
  work(deps).catch((error: unknown) => {
    throw error instanceof SealBroken
      ? new ClinicRefused(
          'No key opens a value of this record: nothing was changed. npm run clinic -- check-keys counts such values.',
          { cause: error },
        )
      : error;
  });

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Clinic = Pick<ClinicDeps, 'requestId'>;
type Act = Pick<AuditEvent, 'action' | 'entityId' | 'patientId'>;

const byClinic = ({ requestId }: Clinic) => ({ capacity: 'clinic', actorAccountId: null, requestId }) as const;

export const recordAct = (db: Kysely<Tables>, deps: Clinic, act: Act): Promise<void> =>
  recordAudit(db, { ...byClinic(deps), ...act });

/** ASVS 16.2.1 */
export const recordLooks = (
  deps: Pick<ClinicDeps, 'db' | 'requestId'>,
  action: AuditAction,
  looks: readonly { patientId: string; entityId: string | null }[],
): Promise<void> =>
  recordReadings(
    deps.db,
    looks.map((look) => ({ ...byClinic(deps), action, ...look })),
  );
