import { recordAudit } from '../data/audit.ts';
import { listBookedAppointments, withdrawSlots, type ClinicDay } from '../data/clinicDays.ts';
import { inTransaction } from '../data/transaction.ts';
import { cancelAppointment } from './cancelAppointment.ts';
import type { ClinicDeps } from './command.ts';

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
 * Blocks booking, cancels each appointment in a short transaction, then withdraws slots released meanwhile. Safe to
 * repeat.
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
