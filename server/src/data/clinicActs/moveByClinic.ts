import type { Transaction } from 'kysely';

import { answerUntil } from '../../domain/cancelling.ts';
import { clinicMovedMessage } from '../../domain/changeMessages.ts';
import { decideClinicMove, objectionToClinicMove, type ClinicMoveRefusal } from '../../domain/clinicChanges.ts';
import { clinicActing, type ClinicActor } from '../auditTrail.ts';
import { lockSlots, type LockedSlot } from '../bookingLocks.ts';
import { givenReason } from '../givenReason.ts';
import { lockSlotAndReadClaims } from '../lockBooking.ts';
import { writeMove } from '../moveAppointment.ts';
import { sealMessage } from '../sealMessage.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import type { ClinicCancel } from './cancelByClinic.ts';
import type { LockedAppointment } from './lockNamedAppointment.ts';

export type ClinicMoveOutcome =
  | { outcome: 'moved' | 'unchanged'; slot: LockedSlot; lacksNumber: boolean }
  | { outcome: ClinicMoveRefusal | 'slotGone' };

export type ClinicMove = {
  slotId: string;
  leaving: ClinicCancel['leaving'];
  /** A slot outside is as one that is not there. `professionalId` null means all. */
  within?: { clinicId: string; professionalId: string | null };
};

const isWithin = (slot: LockedSlot, { clinicId, professionalId }: NonNullable<ClinicMove['within']>): boolean =>
  slot.clinicId === clinicId && (professionalId === null || slot.professionalId === professionalId);

/** Also notifies the patient. @throws a constraint violation (`constraints.ts`) on a lost race */
export const moveByClinic = async (
  transaction: Transaction<Tables>,
  deps: ClinicActor & { vault: Vault },
  { appointment, birthDate, lang, isReader }: LockedAppointment,
  { slotId, leaving, within }: ClinicMove,
): Promise<ClinicMoveOutcome> => {
  const { patientId, reservationId } = appointment;
  await lockSlots(transaction, [appointment.slotId, slotId]);
  const claimant = { holder: { patientId }, patientId, movingId: reservationId };
  const { asked } = await lockSlotAndReadClaims(transaction, { slotId, claimant, freesHolds: false });
  if (asked === undefined || (within !== undefined && !isWithin(asked.slot, within))) return { outcome: 'slotGone' };
  const { slot, claims } = asked;
  const verdict = decideClinicMove(appointment, { slot, claims, isThere: slotId === appointment.slotId });
  if (verdict !== 'move' && verdict !== 'unchanged') return { outcome: verdict };
  const lacksNumber = slot.mode === 'phone' && appointment.contactPhone === null;
  if (verdict === 'unchanged') return { outcome: 'unchanged', slot, lacksNumber: false };
  const objection = objectionToClinicMove({ reason: givenReason(appointment, deps.vault), birthDate }, slot);
  if (objection !== null) return { outcome: objection };
  const facts = {
    ...{ lacksNumber, isReader, firstName: appointment.firstName },
    reference: appointment.reference,
    perName: slot.serviceName[lang],
    cancelUntil: answerUntil({ ...slot, movedAt: claims.now }),
  };
  const message = {
    ...sealMessage(clinicMovedMessage({ ...slot, ...facts, from: appointment }, lang), deps.vault, appointment),
    sender: 'clinic' as const,
  };
  await writeMove(transaction, clinicActing(deps, patientId), {
    reservationId,
    from: appointment,
    to: slot,
    by: 'clinic',
    contactPhone: slot.mode === 'phone' ? appointment.contactPhone : null,
    leaving,
    message,
    perName: facts.perName,
    cancelUntil: facts.cancelUntil,
  });
  return { outcome: 'moved', slot, lacksNumber };
};
