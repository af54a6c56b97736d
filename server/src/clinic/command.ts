import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Acting } from '../data/auditTrail.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';

/** What commands work with. `requestId` stands in the audit trail for everything that one run of a command does. */
export type ClinicDeps = { db: Kysely<Tables>; vault: Vault; clock: Clock; config: Config; requestId: string };

/** Does it, and gives the lines to print. @throws ClinicRefused with a sentence that says what is wrong and what to do */
export type ClinicWork = (deps: ClinicDeps) => Promise<string[]>;

/** One thing that a clinic does by hand. */
export type ClinicCommand = {
  name: string;
  /** The words after the name, as the help shows them. */
  words: string;
  /** What it does, in one line of the help. */
  does: string;
  /** Understands the words after the name, before any database is opened. @throws WrongWords when they are not as shown */
  read: (words: readonly string[]) => ClinicWork;
};

/** The words are not those of the command: its usage is shown. */
export class WrongWords extends Error {
  override readonly name = 'WrongWords';
}

/** A clinic that acts for itself about a patient, for the audit trail. */
export const clinicActing = ({ requestId }: Pick<ClinicDeps, 'requestId'>, patientId: string): Acting => ({
  accountId: null,
  capacity: 'clinic',
  patientId,
  requestId,
});
