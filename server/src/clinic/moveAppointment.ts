import { lockSlot, lockSlots } from '../data/bookingLocks.ts';
import { writeMove } from '../data/moveAppointment.ts';
import { readSlotClaims } from '../data/slotClaims.ts';
import { sealMessage } from '../data/sealMessage.ts';
import { inTransaction } from '../data/transaction.ts';
import { cancelUntil } from '../domain/cancelling.ts';
import { decideClinicMove, type ClinicMoveVerdict } from '../domain/clinicChanges.ts';
import { clinicMovedMessage } from '../domain/movedMessages.ts';
import { chooseTarget } from './chooseTarget.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { clinicActing, type ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';

const refusals: Record<Exclude<ClinicMoveVerdict, 'move' | 'stands'>, string> = {
  cancelled: 'It was cancelled.',
  over: 'It has begun, or is over.',
  past: 'The time to move it to is past.',
  taken: 'Somebody has the place, holds it at this moment, or it was withdrawn.',
  overlap: 'The patient has another visit at that time.',
};

export type ClinicMove = { visit: string; to: string; leaving: 'free' | 'busy-unavailable' };

/** `isNew` is false when the appointment was already there. */
export type ClinicMoved = { reference: string; isNew: boolean; from: string; to: string };

/**
 * Notifies the patient, who may confirm, move or cancel.
 * @throws ClinicRefused
 */
export const moveAppointment = async (
  deps: ClinicDeps,
  { visit: word, to, leaving }: ClinicMove,
): Promise<ClinicMoved> =>
  inTransaction(deps.db, async (transaction) => {
    const { visit, lang } = await lockAppointment(transaction, word);
    const slotId = await chooseTarget(transaction, visit, to);
    await lockSlots(transaction, [visit.slotId, slotId]);
    const slot = await lockSlot(transaction, slotId);
    if (slot === undefined) throw new ClinicRefused(`There is no place ${to}.`);
    const claims = await readSlotClaims(transaction, slot, {
      holder: { patientId: visit.patientId },
      patientId: visit.patientId,
      movingId: visit.reservationId,
    });
    const verdict = decideClinicMove(visit, { slot, claims, isThere: slotId === visit.slotId });
    if (verdict !== 'move' && verdict !== 'stands')
      throw new ClinicRefused(`${visit.reference} is not moved. ${refusals[verdict]}`);
    const moved = {
      reference: visit.reference,
      from: shownTime(visit.startsAt, visit.timeZone),
      to: `${shownTime(slot.startsAt, slot.timeZone)}, ${slot.clinicName}`,
    };
    if (verdict === 'stands') return { ...moved, isNew: false };
    const facts = {
      reference: visit.reference,
      perName: slot.serviceName[lang],
      cancelUntil: cancelUntil({ ...slot, bookedAt: claims.now }),
    };
    const message = {
      ...sealMessage(clinicMovedMessage({ ...slot, ...facts, from: visit }, lang), deps.vault),
      sender: 'clinic' as const,
    };
    await writeMove(transaction, clinicActing(deps, visit.patientId), {
      reservationId: visit.reservationId,
      from: visit,
      to: slot,
      by: 'clinic',
      leaving,
      message,
      perName: facts.perName,
      cancelUntil: facts.cancelUntil,
    });
    return { ...moved, isNew: true };
  });
