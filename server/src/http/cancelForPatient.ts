import type { Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import type { Acting } from '../data/auditTrail.ts';
import { lockSlot } from '../data/bookingLocks.ts';
import { writeCancellation, readCancellability } from '../data/cancelAppointment.ts';
import { isSlotOf } from '../data/invitation/invitationRows.ts';
import { findAppointment } from '../data/appointmentRows.ts';
import { sealMessage } from '../data/sealMessage.ts';
import type { Tables } from '../data/tables.ts';
import { decideCancel, type CancelVerdict } from '../domain/cancelling.ts';
import { BrokenRule, MissingRecord } from '../domain/errors.ts';
import { cancellationMessage } from '../domain/appointmentMessages.ts';
import type { Deps } from './deps.ts';

type Canceller = Acting & { invitationId?: string };

/** Slots set aside stay so, for the invited person's next choice. */
const leavingOf = async (
  transaction: Transaction<Tables>,
  { invitationId }: Canceller,
  slotId: string,
): Promise<'free' | 'set-aside'> =>
  invitationId !== undefined && (await isSlotOf(transaction, invitationId, slotId)) ? 'set-aside' : 'free';

/**
 * Lock the patient first: the appointment may have moved.
 * @returns `cancel`, or who had cancelled before
 * @throws BrokenRule (422 `appointment.tooLateToCancel`) with the clinic’s phone
 */
export const cancelForPatient = async (
  transaction: Transaction<Tables>,
  actor: Canceller,
  { reservationId, lang, isReader }: { reservationId: string; lang: Language; isReader: boolean },
  { vault }: Pick<Deps, 'vault'>,
): Promise<Exclude<CancelVerdict, 'late'>> => {
  const appointment = await findAppointment(transaction, reservationId);
  const slot = appointment && (await lockSlot(transaction, appointment.slotId));
  const standing = await readCancellability(transaction, reservationId);
  if (appointment === undefined || slot === undefined || standing === undefined) throw new MissingRecord();
  const verdict = decideCancel(standing);
  if (verdict === 'late') {
    throw new BrokenRule(
      'appointment.tooLateToCancel',
      appointment.clinicPhone === null ? {} : { clinicPhone: appointment.clinicPhone },
    );
  }
  if (verdict !== 'cancel') return verdict;
  const message = sealMessage(cancellationMessage({ ...slot, ...appointment, isReader }, lang), vault);
  await writeCancellation(transaction, actor, {
    reservationId,
    by: 'patient',
    leaving: await leavingOf(transaction, actor, slot.slotId),
    message,
  });
  return verdict;
};
