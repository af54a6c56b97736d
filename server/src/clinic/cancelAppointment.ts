import { lockSlot } from '../data/bookingLocks.ts';
import { writeCancellation, readCancellability } from '../data/cancelAppointment.ts';
import type { ClinicDay } from '../data/clinicDays.ts';
import { sealMessage } from '../data/sealMessage.ts';
import { inTransaction } from '../data/transaction.ts';
import { decideClinicCancel } from '../domain/clinicChanges.ts';
import { clinicCancelledMessage } from '../domain/changeMessages.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { clinicActing, type ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';

export type ClinicCancellation = {
  appointment: string;
  leaving: 'free' | 'busy-unavailable';
  /** The patient may have moved it. */
  within?: ClinicDay;
};

/** `elsewhere`: not on the day asked for. */
export type ClinicCancelled = {
  reference: string;
  outcome: 'cancelled' | 'patient' | 'clinic' | 'over' | 'elsewhere';
  at: string;
};

const isWithin = ({ clinicId, startsAt }: { clinicId: string; startsAt: Date }, day: ClinicDay): boolean =>
  clinicId === day.clinicId && startsAt >= day.from && startsAt < day.to;

/**
 * Also notifies the patient.
 * @throws ClinicRefused
 */
export const cancelAppointment = async (
  deps: ClinicDeps,
  { appointment: word, leaving, within }: ClinicCancellation,
): Promise<ClinicCancelled> =>
  inTransaction(deps.db, async (transaction) => {
    const { appointment, lang } = await lockAppointment(transaction, word);
    const slot = await lockSlot(transaction, appointment.slotId);
    const standing = await readCancellability(transaction, appointment.reservationId);
    if (slot === undefined || standing === undefined)
      throw new ClinicRefused(`The slot of ${appointment.reference} is gone.`);
    const seen = {
      reference: appointment.reference,
      at: `${shownTime(appointment.startsAt, appointment.timeZone)}, ${slot.clinicName}`,
    };
    const verdict = decideClinicCancel({ ...standing, startsAt: appointment.startsAt });
    if (verdict === 'alreadyCancelled') return { ...seen, outcome: standing.cancelledBy ?? 'clinic' };
    if (verdict === 'over') return { ...seen, outcome: 'over' };
    if (within !== undefined && !isWithin(appointment, within)) return { ...seen, outcome: 'elsewhere' };
    const message = {
      ...sealMessage(clinicCancelledMessage({ ...slot, ...appointment }, lang), deps.vault),
      sender: 'clinic' as const,
    };
    await writeCancellation(transaction, clinicActing(deps, appointment.patientId), {
      reservationId: appointment.reservationId,
      by: 'clinic',
      leaving,
      message,
    });
    return { ...seen, outcome: 'cancelled' };
  });
