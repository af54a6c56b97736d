import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { reservation, reserveBody, type Reservation, type ReserveBody } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { sealMessage } from '../../data/sealMessage.ts';
import type { Tables } from '../../data/tables.ts';
import { reasonContext, writeReservation } from '../../data/writeReservation.ts';
import { cancelUntil } from '../../domain/cancelling.ts';
import { makeReference } from '../../domain/reference.ts';
import { objectionToReserving } from '../../domain/reserving.ts';
import { confirmationMessage } from '../../domain/visitMessages.ts';
import { checkReason } from '../../domain/visitReason.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import { languageOf, subjectOf } from '../actor.ts';
import { placeIdIn, type BookingDeps, type BookingRoutes } from './booking.ts';
import { Objected, withLockedBooking, type LockedBooking } from './bookingTransaction.ts';
import { accountCaller, type Caller } from './caller.ts';
import { orRefuse } from './refusals.ts';
import { refusedTo } from './shownTo.ts';
import { toReservation } from './wire.ts';

type Visit = { reason: string | null; lang: Language };

/** Which place, and why; without a reason, the visit is about what the place is offered for. */
export type ReserveWish = { placeId: string; reason: string | null; lang: Language };

/** Reserves the locked place for the locked patient, or says what objects. The name of the service is ours, never the client's. */
const reserveLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { reason, lang }: Visit,
  { vault, config }: BookingDeps,
): Promise<Reservation> => {
  const { actor, patient, place, claims } = booking;
  const objection = objectionToReserving(place, claims, config.booking.upcomingMost);
  if (objection !== null) throw new Objected(objection, booking);
  const visit = {
    reservationId: newId(),
    reference: makeReference(),
    perName: place.serviceName[lang],
    reasonSealed: vault.seal(reason ?? place.serviceName[lang], reasonContext),
    cancelUntil: cancelUntil({ ...place, bookedAt: claims.now }),
  };
  const reader = patient.lang ?? lang;
  const message = confirmationMessage({ ...place, ...visit, perName: place.serviceName[reader] }, reader);
  await writeReservation(transaction, actor, {
    ...visit,
    place,
    bookedAt: claims.now,
    invitationId: actor.invitationId ?? null,
    message: sealMessage(message, vault),
  });
  return toReservation(
    { ...place, ...patient, ...visit, status: 'booked', confirmedAt: null, movedFrom: null, cancelledBy: null },
    { vault, lang },
  );
};

/** Takes a place for whoever asks. @throws Refusal */
export const reservePlace = (
  caller: Caller,
  { placeId, reason, lang }: ReserveWish,
  deps: BookingDeps,
): Promise<Reservation> => {
  const visit = { reason: reason === null ? null : checkReason(reason), lang };
  return orRefuse(
    withLockedBooking(caller, deps, { placeId }, (transaction, booking) =>
      reserveLocked(transaction, booking, visit, deps),
    ),
    deps,
    lang,
  );
};

/**
 * POST appointment/reserve: takes the place, or says who or what is in the way (product §4, §8). A hold is not needed, and one
 * that ran out does no harm while the place is free.
 */
export const reserveRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: ReserveBody }>({
    ...at('reserveSpace'),
    onRequest: requireSession,
    schema: { body: reserveBody, response: { 201: reservation } },
    handler: async (request, reply) => {
      const { space, raisonVisite, dependent } = request.body;
      const caller = accountCaller(request, subjectOf(request, dependent), deps);
      const wish = { placeId: placeIdIn(space), reason: raisonVisite, lang: languageOf(request) };
      return reply.code(201).send(await refusedTo(request, reservePlace(caller, wish, deps), deps));
    },
  });
};
