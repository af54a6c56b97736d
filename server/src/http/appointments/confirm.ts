import type { FastifyRequest } from 'fastify';

import { confirmBody, reservation, type ConfirmBody, type Reservation } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { confirmReservation, readConfirmability } from '../../data/confirmReservation.ts';
import { findReservation } from '../../data/reservationRows.ts';
import { inTransaction } from '../../data/transaction.ts';
import { decideConfirm } from '../../domain/confirming.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import type { BookingDeps, BookingRoutes } from './booking.ts';
import { accountCaller, type Caller } from './caller.ts';
import { shownTo } from './shownTo.ts';
import { toReservation } from './wire.ts';

/** Which visit. */
export type ConfirmWish = { reservationId: string; lang: Language };

/** Confirms a visit for whoever asks. @throws Refusal */
export const confirmVisit = async (
  caller: Caller,
  { reservationId, lang }: ConfirmWish,
  { db, vault }: BookingDeps,
): Promise<Reservation> => {
  await caller.admit();
  return inTransaction(db, async (transaction) => {
    const { actor } = await caller.lock(transaction);
    const standing = await readConfirmability(transaction, reservationId);
    if (standing === undefined) throw new MissingRecord();
    const verdict = decideConfirm(standing);
    if (verdict === 'confirm') await confirmReservation(transaction, actor, reservationId);
    const row = await findReservation(transaction, reservationId);
    if (row === undefined) throw new MissingRecord();
    const visit = toReservation(row, { vault, lang });
    if (verdict === 'cancelled') throw new Conflict('appointment.alreadyCancelled', { reservation: visit });
    if (verdict === 'late') throw new BrokenRule('appointment.spaceInPast');
    return visit;
  });
};

const confirm = async (request: FastifyRequest, reservationId: string, deps: BookingDeps): Promise<Reservation> => {
  const known = await findReservation(deps.db, reservationId);
  if (known === undefined) throw new MissingRecord();
  return confirmVisit(
    accountCaller(request, known.patientId, deps),
    { reservationId, lang: languageOf(request) },
    deps,
  );
};

/** POST appointment/confirm (product §4): the person will come; where the clinic moved the visit, the new time suits. */
export const confirmRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: ConfirmBody }>({
    ...at('confirmReservation'),
    onRequest: requireSession,
    schema: { body: confirmBody, response: { 200: reservation } },
    handler: (request) => shownTo(request, confirm(request, request.body.reservationId, deps), deps),
  });
};
