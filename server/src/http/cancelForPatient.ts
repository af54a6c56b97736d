import type { Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import type { Acting } from '../data/auditTrail.ts';
import { lockPlace } from '../data/bookingLocks.ts';
import { cancelReservation, readCancellability } from '../data/cancelReservation.ts';
import { isPlaceOf } from '../data/hub/invitationRows.ts';
import { findReservation } from '../data/reservationRows.ts';
import { sealMessage } from '../data/sealMessage.ts';
import type { Tables } from '../data/tables.ts';
import { decideCancel, type CancelVerdict } from '../domain/cancelling.ts';
import { BrokenRule, MissingRecord } from '../domain/errors.ts';
import { cancellationMessage } from '../domain/visitMessages.ts';
import type { Deps } from './deps.ts';

/** Who cancels; by whose invitation, where they came by one. */
type Canceller = Acting & { invitationId?: string };

/** A place that was set aside for an invitation waits for the same person again: they may choose another time, or this one after all. */
const leavingOf = async (
  transaction: Transaction<Tables>,
  { invitationId }: Canceller,
  placeId: string,
): Promise<'free' | 'set-aside'> =>
  invitationId !== undefined && (await isPlaceOf(transaction, invitationId, placeId)) ? 'set-aside' : 'free';

/**
 * Cancels a visit as its patient, or whoever acts for them, asked. Call it with the patient locked: until then it may have been moved.
 * @returns `cancel`, or that it was cancelled before: by them (`stands`) or by the clinic (`first`), which changes nothing
 * @throws BrokenRule (422 `appointment.tooLateToCancel`) with the clinic’s phone
 */
export const cancelForPatient = async (
  transaction: Transaction<Tables>,
  actor: Canceller,
  { reservationId, lang }: { reservationId: string; lang: Language },
  { vault }: Pick<Deps, 'vault'>,
): Promise<Exclude<CancelVerdict, 'late'>> => {
  const visit = await findReservation(transaction, reservationId);
  const place = visit && (await lockPlace(transaction, visit.placeId));
  const standing = await readCancellability(transaction, reservationId);
  if (visit === undefined || place === undefined || standing === undefined) throw new MissingRecord();
  const verdict = decideCancel(standing);
  if (verdict === 'late') {
    throw new BrokenRule(
      'appointment.tooLateToCancel',
      visit.clinicPhone === null ? {} : { clinicPhone: visit.clinicPhone },
    );
  }
  if (verdict !== 'cancel') return verdict;
  const message = sealMessage(cancellationMessage({ ...place, ...visit }, lang), vault);
  await cancelReservation(transaction, actor, {
    reservationId,
    by: 'patient',
    leaving: await leavingOf(transaction, actor, place.placeId),
    message,
  });
  return verdict;
};
