import { recordAudit } from '../data/audit.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { lockNumbersOf } from '../data/delegation/lockNumbers.ts';
import { findSameNumber, writeVerified } from '../data/delegation/namedPeople.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';
import { readPerson } from './readPerson.ts';

export type VerifiedNumber = { wasSeen: boolean; claimedBy: string[] };

/**
 * Only one record may have a number verified.
 * @param born birth date on the card; null keeps the recorded one
 * @throws ClinicRefused without a number, or when it is verified elsewhere
 */
export const verifyNumber = (deps: ClinicDeps, patientId: string, born: string | null): Promise<VerifiedNumber> =>
  inTransaction(deps.db, async (transaction) => {
    await lockNumbersOf(transaction, deps.vault, [patientId]);
    await lockPatient(transaction, patientId);
    const { hasNumber, isVerified } = await readPerson({ ...deps, db: transaction }, patientId);
    if (!hasNumber) throw new ClinicRefused('This record has no health number: its person gives it in their account.');
    const others = await findSameNumber(transaction, deps.vault, patientId);
    const seen = others.find((other) => other.isVerified);
    if (seen !== undefined)
      throw new ClinicRefused(
        `Record ${seen.patientId} has that number already, seen by a clinic: join the two, npm run clinic -- merge ${patientId} ${seen.patientId}.`,
      );
    if (!isVerified || born !== null) {
      await writeVerified(transaction, patientId, born);
      await recordAudit(transaction, {
        action: 'number.verified',
        capacity: 'clinic',
        actorAccountId: null,
        patientId,
        entityId: patientId,
        requestId: deps.requestId,
      });
    }
    return { wasSeen: isVerified, claimedBy: others.map((other) => other.patientId) };
  });
