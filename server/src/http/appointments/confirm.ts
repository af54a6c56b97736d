import type { FastifyRequest } from 'fastify';

import {
  confirmBody,
  appointmentSchema,
  type ConfirmBody,
  type Appointment,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { writeConfirmation, readConfirmability } from '../../data/confirmAppointment.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import { inTransaction } from '../../data/transaction.ts';
import { decideConfirm } from '../../domain/confirming.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import type { BookingDeps, BookingRoutes } from './booking.ts';
import { accountCaller, type Caller } from './caller.ts';
import { findSeenAppointment, shownTo } from './shownTo.ts';
import { toAppointment } from './wire.ts';

export type ConfirmInput = { reservationId: string; lang: Language };

/** @throws Refusal */
export const confirmAppointment = async (
  caller: Caller,
  { reservationId, lang }: ConfirmInput,
  { db, vault }: BookingDeps,
): Promise<Appointment> => {
  await caller.admit();
  return inTransaction(db, async (transaction) => {
    const { actor } = await caller.lock(transaction);
    const standing = await readConfirmability(transaction, reservationId);
    const verdict = standing && decideConfirm(standing);
    if (verdict === 'confirm') await writeConfirmation(transaction, actor, reservationId);
    const row = await findAppointment(transaction, reservationId);
    if (row === undefined) throw new MissingRecord();
    const appointment = toAppointment(row, { vault, lang });
    if (verdict === 'cancelled') throw new Conflict('appointment.alreadyCancelled', { reservation: appointment });
    if (verdict === 'late') throw new BrokenRule('appointment.spaceInPast');
    return appointment;
  });
};

const confirm = async (request: FastifyRequest, reservationId: string, deps: BookingDeps): Promise<Appointment> => {
  const known = await findSeenAppointment(request, reservationId, deps);
  return confirmAppointment(
    accountCaller(request, known.patientId, deps),
    { reservationId, lang: languageOf(request) },
    deps,
  );
};

/** Attendance or the clinic's new time (product §4). */
export const confirmRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: ConfirmBody }>({
    ...at('confirmAppointment'),
    onRequest: requireSession,
    schema: { body: confirmBody, response: { 200: appointmentSchema } },
    handler: (request) => shownTo(request, confirm(request, request.body.reservationId, deps), deps),
  });
};
