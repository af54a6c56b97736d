import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';

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
  /** About no person: production takes it without `--as`. */
  isOfOperator?: true;
};

/** Also where the schema or the keys are wrong. */
export type OperatorCommand = Omit<ClinicCommand, 'isOfOperator' | 'read'> & {
  /** @throws UsageError */
  read: (args: readonly string[]) => (config: Config) => Promise<string[]>;
};

export class UsageError extends Error {
  override readonly name = 'UsageError';
}
