import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { cancelQuery, reservation, type CancelQuery, type Reservation } from '../../../../contract/appointments.ts';
import { listLinks } from '../../data/actingLinks.ts';
import { lockPatient, lockPlace } from '../../data/bookingLocks.ts';
import { cancelReservation, readCancellability } from '../../data/cancelReservation.ts';
import { findReservation, listCancellable, type ReservationRow } from '../../data/reservationRows.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { mayActThrough } from '../../domain/access.ts';
import { todayAt } from '../../domain/age.ts';
import { decideCancel } from '../../domain/cancelling.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { cancellationMessage } from '../../domain/visitMessages.ts';
import { at } from '../at.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { actorFor, languageOf, type BookingDeps, type BookingRoutes } from './booking.ts';
import { sealMessage } from './visitMessage.ts';
import { toReservation } from './wire.ts';

/** The one visit that a clinic's name alone can mean. @throws MissingRecord when there is none, Conflict with the list when several. */
const onlyVisitAt = async (request: FastifyRequest, clinicId: string, deps: BookingDeps): Promise<ReservationRow> => {
  const { accountId, patientId } = accountOf(request);
  const today = todayAt(deps.clock());
  const links = await listLinks(deps.db, accountId);
  const others = links.filter((link) => mayActThrough(link, { scope: 'book', today }));
  const visits = await listCancellable(deps.db, clinicId, [patientId, ...others.map((link) => link.patientId)]);
  const [first, second] = visits;
  if (first === undefined) throw new MissingRecord();
  if (second === undefined) return first;
  throw new Conflict('appointment.severalToCancel', { reservations: visits.map((visit) => toReservation(visit, deps.vault)) });
};

const namedVisit = async (reservationId: string, clinicId: string, deps: BookingDeps): Promise<ReservationRow> => {
  const visit = await findReservation(deps.db, reservationId);
  if (visit === undefined || visit.clinicId !== clinicId) throw new MissingRecord();
  return visit;
};

/** Cancels with patient and place locked, or says why not. Cancelling what the patient cancelled before changes nothing. */
const cancelLocked = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  visit: ReservationRow,
  { clock, vault }: BookingDeps,
): Promise<void> => {
  const patient = await lockPatient(transaction, visit.patientId);
  const actor = await actorFor(request, { patientId: visit.patientId, scope: 'book' }, { db: transaction, clock, keep: true });
  const place = await lockPlace(transaction, visit.placeId);
  const standing = await readCancellability(transaction, visit.reservationId);
  if (patient === undefined || place === undefined || standing === undefined) throw new MissingRecord();
  const verdict = decideCancel(standing);
  if (verdict === 'first') throw new Conflict('appointment.alreadyCancelled', { reservation: toReservation(visit, vault) });
  if (verdict === 'late') {
    throw new BrokenRule('appointment.tooLateToCancel', visit.clinicPhone === null ? {} : { clinicPhone: visit.clinicPhone });
  }
  if (verdict === 'stands') return;
  const message = cancellationMessage({ ...place, ...visit }, patient.lang ?? languageOf(request));
  await cancelReservation(transaction, actor, visit.reservationId, sealMessage(message, vault));
};

const cancel = async (request: FastifyRequest, { clinicId, reservationId }: CancelQuery, deps: BookingDeps): Promise<Reservation> => {
  const visit = reservationId === undefined
    ? await onlyVisitAt(request, clinicId, deps)
    : await namedVisit(reservationId, clinicId, deps);
  await actorFor(request, { patientId: visit.patientId, scope: 'book' }, deps);
  await inTransaction(deps.db, (transaction) => cancelLocked(transaction, request, visit, deps));
  const cancelled = await findReservation(deps.db, visit.reservationId);
  if (cancelled === undefined) throw new MissingRecord();
  return toReservation(cancelled, deps.vault);
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
    handler: (request) => cancel(request, request.query, deps),
  });
};
