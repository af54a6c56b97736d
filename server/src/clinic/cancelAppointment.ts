import { cancelByClinic, type ClinicCancel, type ClinicCancelOutcome } from '../data/cancelByClinic.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { recordAct, type ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';

export type ClinicCancelled = { reference: string; outcome: Exclude<ClinicCancelOutcome, 'slotGone'>; at: string };

/** @throws ClinicRefused */
export const cancelAppointment = async (
  deps: ClinicDeps,
  { appointment: word, ...how }: ClinicCancel & { appointment: string },
): Promise<ClinicCancelled> =>
  inTransaction(deps.db, async (transaction) => {
    const locked = await lockAppointment(transaction, word);
    const { patientId, reference, reservationId, startsAt, timeZone, clinicName } = locked.appointment;
    const outcome = await cancelByClinic(transaction, deps, locked, how);
    if (outcome === 'slotGone') throw new ClinicRefused(`The slot of ${reference} is gone.`);
    if (outcome !== 'cancelled')
      await recordAct(transaction, deps, { action: 'history.read', patientId, entityId: reservationId });
    return { reference, outcome, at: `${shownTime(startsAt, timeZone)}, ${clinicName}` };
  });
