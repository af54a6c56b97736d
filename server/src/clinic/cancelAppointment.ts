import { lockSlot } from '../data/bookingLocks.ts';
import { writeCancellation, readCancellability } from '../data/cancelAppointment.ts';
import type { ClinicDay } from '../data/clinicDays.ts';
import { sealMessage } from '../data/sealMessage.ts';
import { inTransaction } from '../data/transaction.ts';
import { decideClinicCancel } from '../domain/clinicChanges.ts';
import { clinicCancelledMessage } from '../domain/movedMessages.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { clinicActing, type ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';

export type ClinicCancellation = {
  visit: string;
  leaving: 'free' | 'busy-unavailable';
  /** The patient may have moved it to another day. */
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
 * @throws ClinicRefused when there is none
 */
export const cancelAppointment = async (
  deps: ClinicDeps,
  { visit: word, leaving, within }: ClinicCancellation,
): Promise<ClinicCancelled> =>
  inTransaction(deps.db, async (transaction) => {
    const { visit, lang } = await lockAppointment(transaction, word);
    const slot = await lockSlot(transaction, visit.slotId);
    const standing = await readCancellability(transaction, visit.reservationId);
    if (slot === undefined || standing === undefined)
      throw new ClinicRefused(`The place of ${visit.reference} is gone.`);
    const seen = {
      reference: visit.reference,
      at: `${shownTime(visit.startsAt, visit.timeZone)}, ${slot.clinicName}`,
    };
    const verdict = decideClinicCancel({ ...standing, startsAt: visit.startsAt });
    if (verdict === 'stands') return { ...seen, outcome: standing.cancelledBy ?? 'clinic' };
    if (verdict === 'over') return { ...seen, outcome: 'over' };
    if (within !== undefined && !isWithin(visit, within)) return { ...seen, outcome: 'elsewhere' };
    const message = {
      ...sealMessage(clinicCancelledMessage({ ...slot, ...visit }, lang), deps.vault),
      sender: 'clinic' as const,
    };
    await writeCancellation(transaction, clinicActing(deps, visit.patientId), {
      reservationId: visit.reservationId,
      by: 'clinic',
      leaving,
      message,
    });
    return { ...seen, outcome: 'cancelled' };
  });
