import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { cancelQuery, reservation, type CancelQuery, type Reservation } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { findReservation, listCancellable, type ReservationRow } from '../../data/reservationRows.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { Conflict, MissingRecord } from '../../domain/errors.ts';
import { at } from '../at.ts';
import { cancelForPatient } from '../cancelForPatient.ts';
import { requireSession } from '../sessionHook.ts';
import { languageOf } from '../actor.ts';
import { bookablePeople, type BookingDeps, type BookingRoutes } from './booking.ts';
import { accountCaller, type Caller, type VisitParty } from './caller.ts';
import { shownTo } from './shownTo.ts';
import { toReservation } from './wire.ts';

/** The one visit that a clinic's name alone can mean. @throws MissingRecord when there is none, Conflict with the list when several. */
const onlyVisitAt = async (request: FastifyRequest, clinicId: string, deps: BookingDeps): Promise<ReservationRow> => {
  const visits = await listCancellable(deps.db, clinicId, await bookablePeople(request, deps));
  const [first, second] = visits;
  if (first === undefined) throw new MissingRecord();
  if (second === undefined) return first;
  throw new Conflict('appointment.severalToCancel', {
    reservations: visits.map((visit) => toReservation(visit, { vault: deps.vault, lang: languageOf(request) })),
  });
};

const namedVisit = async (reservationId: string, clinicId: string, deps: BookingDeps): Promise<ReservationRow> => {
  const visit = await findReservation(deps.db, reservationId);
  if (visit === undefined || visit.clinicId !== clinicId) throw new MissingRecord();
  return visit;
};

/** Which visit. */
export type CancelWish = { reservationId: string; lang: Language };

/** Cancels with the patient locked, or says why not. Cancelling what the patient cancelled before changes nothing. */
const cancelLocked = async (
  transaction: Transaction<Tables>,
  { actor, patient }: VisitParty,
  { reservationId, lang }: CancelWish,
  deps: BookingDeps,
): Promise<void> => {
  const verdict = await cancelForPatient(transaction, actor, { reservationId, lang: patient.lang ?? lang }, deps);
  const visit = verdict === 'first' && (await findReservation(transaction, reservationId));
  if (visit)
    throw new Conflict('appointment.alreadyCancelled', {
      reservation: toReservation(visit, { vault: deps.vault, lang }),
    });
};

/** Cancels a visit for whoever asks. @throws Refusal */
export const cancelVisit = async (caller: Caller, wish: CancelWish, deps: BookingDeps): Promise<Reservation> => {
  await caller.admit();
  await inTransaction(deps.db, async (transaction) =>
    cancelLocked(transaction, await caller.lock(transaction), wish, deps),
  );
  const cancelled = await findReservation(deps.db, wish.reservationId);
  if (cancelled === undefined) throw new MissingRecord();
  return toReservation(cancelled, { vault: deps.vault, lang: wish.lang });
};

const cancel = async (
  request: FastifyRequest,
  { clinicId, reservationId }: CancelQuery,
  deps: BookingDeps,
): Promise<Reservation> => {
  const visit =
    reservationId === undefined
      ? await onlyVisitAt(request, clinicId, deps)
      : await namedVisit(reservationId, clinicId, deps);
  return cancelVisit(
    accountCaller(request, visit.patientId, deps),
    { reservationId: visit.reservationId, lang: languageOf(request) },
    deps,
  );
};

/**
 * GET appointment/cancelreservation (spec §7, product §4): with `reservationId` that visit, without it the only one that may be
 * cancelled at the clinic. That it comes from our own page was checked before (acting GET).
 */
export const cancelRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Querystring: CancelQuery }>({
    ...at('cancelReservation'),
    onRequest: requireSession,
    schema: { querystring: cancelQuery, response: { 200: reservation } },
    handler: (request) => shownTo(request, cancel(request, request.query, deps), deps),
  });
};
