import { lockPlace, lockPlaces } from '../data/bookingLocks.ts';
import { moveReservation } from '../data/moveReservation.ts';
import { readPlaceClaims } from '../data/placeClaims.ts';
import { sealMessage } from '../data/sealMessage.ts';
import { inTransaction } from '../data/transaction.ts';
import { cancelUntil } from '../domain/cancelling.ts';
import { decideClinicMove, type ClinicMoveVerdict } from '../domain/clinicChanges.ts';
import { clinicMovedMessage } from '../domain/movedMessages.ts';
import { chooseTarget } from './chooseTarget.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { clinicActing, type ClinicDeps } from './command.ts';
import { lockVisit, shownTime } from './lockVisit.ts';

const refusals: Record<Exclude<ClinicMoveVerdict, 'move' | 'stands'>, string> = {
  cancelled: 'It was cancelled.',
  over: 'It has begun, or is over.',
  past: 'The time to move it to is past.',
  taken: 'Somebody has the place, holds it at this moment, or it was withdrawn.',
  overlap: 'The patient has another visit at that time.',
};

/** Which visit a clinic moves where, and what becomes of the place it leaves. */
export type ClinicMove = { visit: string; to: string; leaving: 'free' | 'busy-unavailable' };

/** A visit as a clinic changed it. `isNew` is false where it stood so already. */
export type ClinicMoved = { reference: string; isNew: boolean; from: string; to: string };

/**
 * Moves a visit for its clinic: the patient gets a message and a mail, and may agree, choose another time or cancel.
 * @throws ClinicRefused, a sentence
 */
export const moveVisit = async (deps: ClinicDeps, { visit: word, to, leaving }: ClinicMove): Promise<ClinicMoved> =>
  inTransaction(deps.db, async (transaction) => {
    const { visit, lang } = await lockVisit(transaction, word);
    const placeId = await chooseTarget(transaction, visit, to);
    await lockPlaces(transaction, [visit.placeId, placeId]);
    const place = await lockPlace(transaction, placeId);
    if (place === undefined) throw new ClinicRefused(`There is no place ${to}.`);
    const claims = await readPlaceClaims(transaction, place, {
      holder: { patientId: visit.patientId },
      patientId: visit.patientId,
      movingId: visit.reservationId,
    });
    const verdict = decideClinicMove(visit, { place, claims, isThere: placeId === visit.placeId });
    if (verdict !== 'move' && verdict !== 'stands')
      throw new ClinicRefused(`${visit.reference} is not moved. ${refusals[verdict]}`);
    const moved = {
      reference: visit.reference,
      from: shownTime(visit.startsAt, visit.timeZone),
      to: `${shownTime(place.startsAt, place.timeZone)}, ${place.clinicName}`,
    };
    if (verdict === 'stands') return { ...moved, isNew: false };
    const facts = {
      reference: visit.reference,
      perName: place.serviceName[lang],
      cancelUntil: cancelUntil({ ...place, bookedAt: claims.now }),
    };
    const message = {
      ...sealMessage(clinicMovedMessage({ ...place, ...facts, from: visit }, lang), deps.vault),
      sender: 'clinic' as const,
    };
    await moveReservation(transaction, clinicActing(deps, visit.patientId), {
      reservationId: visit.reservationId,
      from: visit,
      to: place,
      by: 'clinic',
      leaving,
      message,
      perName: facts.perName,
      cancelUntil: facts.cancelUntil,
    });
    return { ...moved, isNew: true };
  });
