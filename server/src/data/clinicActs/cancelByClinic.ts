import type { Transaction } from 'kysely';

import { clinicCancelledMessage } from '../../domain/changeMessages.ts';
import { decideClinicCancel } from '../../domain/clinicChanges.ts';
import type { AppointmentRow } from '../appointmentRows.ts';
import { clinicActing, type ClinicActor } from '../auditTrail.ts';
import { lockSlot } from '../bookingLocks.ts';
import { readCancellability, writeCancellation } from '../cancelAppointment.ts';
import type { ClinicDay } from '../clinicDays.ts';
import { sealMessage } from '../sealMessage.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import type { LockedAppointment } from './lockNamedAppointment.ts';

/** `patient`, `clinic`: who had cancelled it. `elsewhere`: not on the day asked for. */
export type ClinicCancelOutcome = 'cancelled' | 'patient' | 'clinic' | 'over' | 'elsewhere' | 'slotGone';

export type ClinicCancel = {
  leaving: 'free' | 'busy-unavailable';
  /** The patient may have moved it. */
  within?: ClinicDay | undefined;
};

const isWithin = ({ clinicId, startsAt }: AppointmentRow, day: ClinicDay): boolean =>
  clinicId === day.clinicId && startsAt >= day.from && startsAt < day.to;

/** Also notifies the patient. */
export const cancelByClinic = async (
  transaction: Transaction<Tables>,
  deps: ClinicActor & { vault: Vault },
  { appointment, lang, isReader }: LockedAppointment,
  { leaving, within }: ClinicCancel,
): Promise<ClinicCancelOutcome> => {
  const slot = await lockSlot(transaction, appointment.slotId);
  const standing = await readCancellability(transaction, appointment.reservationId);
  if (slot === undefined || standing === undefined) return 'slotGone';
  const verdict = decideClinicCancel({ ...standing, startsAt: appointment.startsAt });
  if (verdict === 'alreadyCancelled') return standing.cancelledBy ?? 'clinic';
  if (verdict === 'over') return 'over';
  if (within !== undefined && !isWithin(appointment, within)) return 'elsewhere';
  const message = {
    ...sealMessage(clinicCancelledMessage({ ...slot, ...appointment, isReader }, lang), deps.vault),
    sender: 'clinic' as const,
  };
  await writeCancellation(transaction, clinicActing(deps, appointment.patientId), {
    reservationId: appointment.reservationId,
    by: 'clinic',
    leaving,
    message,
  });
  return 'cancelled';
};
