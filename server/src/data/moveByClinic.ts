import type { Transaction } from 'kysely';

import { answerUntil } from '../domain/cancelling.ts';
import type { CareObjection } from '../domain/care/suitability.ts';
import { clinicMovedMessage } from '../domain/changeMessages.ts';
import { decideClinicMove, objectionToClinicMove, type ClinicMoveVerdict } from '../domain/clinicChanges.ts';
import { clinicActing } from './auditTrail.ts';
import { lockSlot, lockSlots, readSlotClaims, type LockedSlot } from './bookingLocks.ts';
import type { ClinicCancel, LockedAppointment } from './cancelByClinic.ts';
import { givenReason } from './givenReason.ts';
import { writeMove } from './moveAppointment.ts';
import { sealMessage } from './sealMessage.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

export type ClinicMoveRefusal =
  Exclude<ClinicMoveVerdict, 'move' | 'unchanged'> | Exclude<CareObjection, 'ageUnknown'> | 'slotGone';

export type ClinicMoveOutcome =
  { outcome: 'moved' | 'unchanged'; slot: LockedSlot; lacksNumber: boolean } | { outcome: ClinicMoveRefusal };

export type ClinicMove = {
  slotId: string;
  leaving: ClinicCancel['leaving'];
  within?: { clinicId: string; professionalId: string | null };
};

const isWithin = (slot: LockedSlot, { clinicId, professionalId }: NonNullable<ClinicMove['within']>): boolean =>
  slot.clinicId === clinicId && (professionalId === null || slot.professionalId === professionalId);

export const moveByClinic = async (
  transaction: Transaction<Tables>,
  deps: { vault: Vault; requestId: string },
  { appointment, birthDate, toldAs, lang }: LockedAppointment,
  { slotId, leaving, within }: ClinicMove,
): Promise<ClinicMoveOutcome> => {
  await lockSlots(transaction, [appointment.slotId, slotId]);
  const slot = await lockSlot(transaction, slotId);
  if (slot === undefined || (within !== undefined && !isWithin(slot, within))) return { outcome: 'slotGone' };
  const claims = await readSlotClaims(transaction, slot, {
    holder: { patientId: appointment.patientId },
    patientId: appointment.patientId,
    movingId: appointment.reservationId,
  });
  const verdict = decideClinicMove(appointment, { slot, claims, isThere: slotId === appointment.slotId });
  if (verdict !== 'move' && verdict !== 'unchanged') return { outcome: verdict };
  const lacksNumber = slot.mode === 'phone' && appointment.contactPhone === null;
  if (verdict === 'unchanged') return { outcome: 'unchanged', slot, lacksNumber };
  const who = { serviceId: appointment.serviceId, reason: givenReason(appointment, deps.vault), birthDate };
  const objection = objectionToClinicMove(who, slot);
  if (objection !== null) return { outcome: objection };
  const facts = {
    reference: appointment.reference,
    perName: slot.serviceName[lang],
    cancelUntil: answerUntil({ ...slot, movedAt: claims.now }),
  };
  const text = clinicMovedMessage({ ...slot, ...facts, toldAs, lacksNumber, from: appointment }, lang);
  const message = { ...sealMessage(text, deps.vault, appointment), sender: 'clinic' as const };
  await writeMove(transaction, clinicActing(deps, appointment.patientId), {
    reservationId: appointment.reservationId,
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
