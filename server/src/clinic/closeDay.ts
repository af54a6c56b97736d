import { recordAudit } from '../data/audit.ts';
import { listBookedAppointments, withdrawSlots, type ClinicDay } from '../data/clinicDays.ts';
import { inTransaction } from '../data/transaction.ts';
import { cancelAppointment } from './cancelAppointment.ts';
import type { ClinicDeps } from './command.ts';

/** What a closed day came to: how many visits were cancelled, by their references, and how many free places were withdrawn. */
export type ClosedDay = { references: string[]; withdrawn: number };

const withdraw = (deps: ClinicDeps, day: ClinicDay): Promise<number> =>
  inTransaction(deps.db, async (transaction) => {
    const withdrawn = await withdrawSlots(transaction, day);
    const { requestId } = deps;
    await recordAudit(transaction, {
      action: 'day.closed',
      capacity: 'clinic',
      actorAccountId: null,
      entityId: day.clinicId,
      requestId,
    });
    return withdrawn;
  });

/**
 * Closes a day of a clinic or of one professional. First nobody can book any more; then each visit is cancelled in a transaction of
 * its own, so that nobody waits for all of them; then the places that patients gave back meanwhile are withdrawn too.
 * Stopped in the middle, it may be repeated: what is done stays done.
 */
export const closeDay = async (deps: ClinicDeps, day: ClinicDay): Promise<ClosedDay> => {
  const before = await withdraw(deps, day);
  const references: string[] = [];
  for (const appointment of await listBookedAppointments(deps.db, day)) {
    const { reference, outcome } = await cancelAppointment(deps, {
      visit: appointment,
      leaving: 'busy-unavailable',
      within: day,
    });
    if (outcome === 'cancelled') references.push(reference);
  }
  return { references, withdrawn: before + (await withdraw(deps, day)) };
};
