import type { FastifyRequest } from 'fastify';

import {
  appointmentPhoneBody,
  appointmentSchema,
  type Appointment,
  type AppointmentPhoneBody,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { checkCalledPhone } from '../../../../contract/calledPhone.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import { readNow, writeNumber } from '../../data/changeNumber.ts';
import { inTransaction } from '../../data/transaction.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { decideNumber, type NumberVerdict } from '../../domain/callingAnother.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import type { BookingDeps, BookingRoutes } from './booking.ts';
import { accountCaller, type Caller } from './caller.ts';
import { admitNumber } from './newcomers.ts';
import { findSeenAppointment, shownTo } from './shownTo.ts';
import { toAppointment } from './wire.ts';

export type NumberInput = { reservationId: string; phone: string; lang: Language };

const refuse = (verdict: NumberVerdict, appointment: Appointment): void => {
  if (verdict === 'cancelled') throw new Conflict('appointment.alreadyCancelled', { reservation: appointment });
  if (verdict === 'late') throw new BrokenRule('appointment.spaceInPast');
  if (verdict === 'notByPhone') throw new BrokenRule('appointment.notByPhone');
};

/**
 * Takes from the budget of the new number (decision 73).
 * @throws Refusal
 */
export const changeNumber = async (
  caller: Caller,
  { reservationId, phone: typed, lang }: NumberInput,
  deps: BookingDeps,
): Promise<Appointment> => {
  const phone = typed.trim();
  refuseWrong({ phone: checkCalledPhone(phone) });
  await caller.admit();
  return inTransaction(deps.db, async (transaction) => {
    const party = await caller.lock(transaction);
    const row = await findAppointment(transaction, reservationId);
    if (row === undefined) throw new MissingRecord();
    const verdict = decideNumber({ ...row, now: await readNow(transaction) }, phone);
    const show = { vault: deps.vault, lang };
    refuse(verdict, toAppointment(row, show));
    if (verdict === 'unchanged') return toAppointment(row, show);
    await admitNumber(transaction, party, { reservationId, phone }, deps);
    await writeNumber(transaction, party.actor, { reservationId, phone });
    return toAppointment({ ...row, contactPhone: phone }, show);
  });
};

const change = async (request: FastifyRequest, body: AppointmentPhoneBody, deps: BookingDeps): Promise<Appointment> => {
  const { patientId } = await findSeenAppointment(request, body.reservationId, deps);
  return changeNumber(accountCaller(request, patientId, deps), { ...body, lang: languageOf(request) }, deps);
};

export const numberRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: AppointmentPhoneBody }>({
    ...at('changeAppointmentPhone'),
    onRequest: requireSession,
    schema: { body: appointmentPhoneBody, response: { 200: appointmentSchema } },
    handler: (request) => shownTo(request, change(request, request.body, deps), deps),
  });
};
