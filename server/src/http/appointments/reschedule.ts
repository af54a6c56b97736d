import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import {
  rescheduleBody,
  reservation,
  type RescheduleBody,
  type Reservation,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { moveReservation } from '../../data/moveReservation.ts';
import { findReservation, type ReservationRow } from '../../data/reservationRows.ts';
import { sealMessage } from '../../data/sealMessage.ts';
import type { Tables } from '../../data/tables.ts';
import { cancelUntil } from '../../domain/cancelling.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { movedMessage } from '../../domain/movedMessages.ts';
import { decideMove, objectionToMoving } from '../../domain/moving.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import { languageOf } from '../actor.ts';
import { placeIdIn, type BookingDeps, type BookingRoutes } from './booking.ts';
import { Objected, withLockedBooking, type BookingWish, type LockedBooking } from './bookingTransaction.ts';
import { accountCaller, type Caller } from './caller.ts';
import { orRefuse } from './refusals.ts';
import { shownTo } from './shownTo.ts';
import { toReservation } from './wire.ts';

/** A visit, when it exists. Whose it is has been, or will be, asked. @throws MissingRecord */
const readVisit = async (db: BookingDeps['db'], reservationId: string): Promise<ReservationRow> => {
  const visit = await findReservation(db, reservationId);
  if (visit === undefined) throw new MissingRecord();
  return visit;
};

type Move = { reservationId: string; lang: Language };

/** Moves the visit to the locked place, or says why not. Where it stands already, nothing changes. */
const moveLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { reservationId, lang }: Move,
  { vault, config }: BookingDeps,
): Promise<Reservation> => {
  const { actor, patient, place, claims } = booking;
  const visit = await readVisit(transaction, reservationId);
  const verdict = decideMove({ ...visit, now: claims.now, isThere: visit.placeId === place.placeId });
  if (verdict === 'stands') return toReservation(visit, { vault, lang });
  if (verdict === 'cancelled')
    throw new Conflict('appointment.alreadyCancelled', { reservation: toReservation(visit, { vault, lang }) });
  if (verdict === 'late') {
    throw new BrokenRule(
      'appointment.notMovable',
      visit.clinicPhone === null ? {} : { clinicPhone: visit.clinicPhone },
    );
  }
  const objection = objectionToMoving(place, claims, config.booking.upcomingMost);
  if (objection !== null) throw new Objected(objection, booking);
  const until = cancelUntil({ ...place, bookedAt: claims.now });
  const reader = patient.lang ?? lang;
  const told = { ...place, reference: visit.reference, perName: place.serviceName[reader], cancelUntil: until };
  await moveReservation(transaction, actor, {
    reservationId,
    from: visit,
    to: place,
    perName: place.serviceName[lang],
    cancelUntil: until,
    by: 'patient',
    leaving: 'free',
    message: sealMessage(movedMessage({ ...told, from: visit }, reader), vault),
  });
  return toReservation(await readVisit(transaction, reservationId), { vault, lang });
};

const placeIdOf = async (transaction: Transaction<Tables>, reservationId: string): Promise<string> =>
  (await readVisit(transaction, reservationId)).placeId;

/** Which visit, and where to. */
export type MoveWish = { reservationId: string; placeId: string; lang: Language };

/** Moves a visit for whoever asks. @throws Refusal */
export const moveVisit = (
  caller: Caller,
  { reservationId, placeId, lang }: MoveWish,
  deps: BookingDeps,
): Promise<Reservation> => {
  const wish: BookingWish = {
    placeId,
    movingId: reservationId,
    freeing: async (transaction) => [await placeIdOf(transaction, reservationId)],
  };
  const moved = withLockedBooking(caller, deps, wish, (transaction, booking) =>
    moveLocked(transaction, booking, { reservationId, lang }, deps),
  );
  return orRefuse(moved, deps, lang);
};

const reschedule = async (
  request: FastifyRequest,
  { reservationId, space }: RescheduleBody,
  deps: BookingDeps,
): Promise<Reservation> => {
  const { patientId } = await readVisit(deps.db, reservationId);
  const wish = { reservationId, placeId: placeIdIn(space), lang: languageOf(request) };
  return moveVisit(accountCaller(request, patientId, deps), wish, deps);
};

/**
 * POST appointment/reschedule (product §4): the new place is taken before the old one is freed, in one transaction, with the same
 * reference. Where the new place is gone, the visit stays as it was.
 */
export const rescheduleRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: RescheduleBody }>({
    ...at('rescheduleReservation'),
    onRequest: requireSession,
    schema: { body: rescheduleBody, response: { 200: reservation } },
    handler: (request) => shownTo(request, reschedule(request, request.body, deps), deps),
  });
};
