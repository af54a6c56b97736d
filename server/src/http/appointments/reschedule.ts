import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import {
  rescheduleBody,
  appointmentSchema,
  type RescheduleBody,
  type Appointment,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { writeMove } from '../../data/moveAppointment.ts';
import { findAppointment, type AppointmentRow } from '../../data/appointmentRows.ts';
import { givenReason } from '../../data/givenReason.ts';
import { sealMessage } from '../../data/sealMessage.ts';
import type { Tables } from '../../data/tables.ts';
import { cancelUntil } from '../../domain/cancelling.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { movedMessage } from '../../domain/changeMessages.ts';
import { clienteleOf } from '../../domain/care/suitability.ts';
import { decideMove, objectionToMoving } from '../../domain/moving.ts';
import { readsOwn } from '../../domain/whoseAppointment.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import { languageOf } from '../actor.ts';
import { slotIdIn, type BookingDeps, type BookingRoutes } from './booking.ts';
import { BookingObjection, withLockedBooking, type BookingInput, type LockedBooking } from './bookingTransaction.ts';
import { careObjection } from './careObjection.ts';
import { accountCaller, type Caller } from './caller.ts';
import { admitNewcomerToMove, admitNumber } from './newcomers.ts';
import { demandPhone } from './numberToCall.ts';
import { orRefuse } from './refusals.ts';
import { findSeenAppointment, shownTo } from './shownTo.ts';
import { toAppointment } from './wire.ts';

/**
 * The caller must check the owner.
 * @throws MissingRecord
 */
const readAppointment = async (db: BookingDeps['db'], reservationId: string): Promise<AppointmentRow> => {
  const appointment = await findAppointment(db, reservationId);
  if (appointment === undefined) throw new MissingRecord();
  return appointment;
};

type Move = {
  reservationId: string;
  lang: Language;
  /** Also in refusals. */
  hidesReason?: boolean;
  /** Typed with the move. */
  phone?: string | null;
};

/** Moving to the current slot changes nothing. */
const moveLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { reservationId, lang, hidesReason = false, phone = null }: Move,
  deps: BookingDeps,
): Promise<Appointment> => {
  const { vault, config } = deps;
  const { actor, patient, slot, claims } = booking;
  const appointment = await readAppointment(transaction, reservationId);
  const verdict = decideMove({ ...appointment, now: claims.now, isThere: appointment.slotId === slot.slotId });
  if (verdict === 'unchanged') return toAppointment(appointment, { vault, lang });
  if (verdict === 'cancelled')
    throw new Conflict('appointment.alreadyCancelled', { reservation: toAppointment(appointment, { vault, lang }) });
  if (verdict === 'late') {
    throw new BrokenRule(
      'appointment.notMovable',
      appointment.clinicPhone === null ? {} : { clinicPhone: appointment.clinicPhone },
    );
  }
  const reason = givenReason(appointment, vault);
  const clientele = hidesReason ? clienteleOf(appointment.terms, appointment.mode) : null;
  const objection =
    objectionToMoving(slot, claims, config.booking.maxUpcoming) ?? careObjection(booking, reason, clientele);
  if (objection !== null) throw new BookingObjection(objection, booking, hidesReason ? null : reason, clientele);
  const known = phone ?? appointment.contactPhone;
  const contactPhone = await demandPhone(transaction, booking, known, appointment.phoneChosenBy);
  if (contactPhone !== null && contactPhone === phone)
    await admitNumber(transaction, booking, { reservationId, phone }, deps);
  await admitNewcomerToMove(transaction, booking, reservationId, deps);
  const until = cancelUntil({ ...slot, bookedAt: claims.now });
  const reader = patient.lang ?? lang;
  const told = {
    ...{ ...slot, reference: appointment.reference, perName: slot.serviceName[reader], cancelUntil: until },
    ...{ firstName: patient.firstName, isReader: readsOwn(patient, actor) },
  };
  await writeMove(transaction, actor, {
    reservationId,
    from: appointment,
    to: slot,
    perName: slot.serviceName[lang],
    cancelUntil: until,
    by: 'patient',
    contactPhone,
    leaving: 'free',
    message: sealMessage(movedMessage({ ...told, from: appointment }, reader), vault, appointment),
  });
  return toAppointment(await readAppointment(transaction, reservationId), { vault, lang });
};

const slotIdOf = async (transaction: Transaction<Tables>, reservationId: string): Promise<string> =>
  (await readAppointment(transaction, reservationId)).slotId;

export type MoveInput = Move & { slotId: string };

/** @throws Refusal */
export const moveAppointment = (
  caller: Caller,
  { slotId, ...move }: MoveInput,
  deps: BookingDeps,
): Promise<Appointment> => {
  const input: BookingInput = {
    slotId,
    movingId: move.reservationId,
    freeing: async (transaction) => [await slotIdOf(transaction, move.reservationId)],
  };
  const moved = withLockedBooking(caller, deps, input, (transaction, booking) =>
    moveLocked(transaction, booking, move, deps),
  );
  return orRefuse(moved, deps, move.lang);
};

const reschedule = async (
  request: FastifyRequest,
  { reservationId, space }: RescheduleBody,
  deps: BookingDeps,
): Promise<Appointment> => {
  const { patientId } = await findSeenAppointment(request, reservationId, deps);
  const input = { reservationId, slotId: slotIdIn(space), lang: languageOf(request) };
  return moveAppointment(accountCaller(request, patientId, deps), input, deps);
};

/** Product §4: one transaction, same reference. */
export const rescheduleRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: RescheduleBody }>({
    ...at('rescheduleAppointment'),
    onRequest: requireSession,
    schema: { body: rescheduleBody, response: { 200: appointmentSchema } },
    handler: (request) => shownTo(request, reschedule(request, request.body, deps), deps),
  });
};
