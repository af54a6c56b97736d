import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import {
  cancelQuery,
  appointmentSchema,
  type CancelQuery,
  type Appointment,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { findAppointment, listCancellable, type AppointmentRow } from '../../data/appointmentRows.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { Conflict, MissingRecord } from '../../domain/errors.ts';
import { readsOwn } from '../../domain/whoseAppointment.ts';
import { at } from '../at.ts';
import { cancelForPatient } from '../cancelForPatient.ts';
import { requireSession } from '../sessionHook.ts';
import { languageOf } from '../actor.ts';
import { bookablePeople, type BookingDeps, type BookingRoutes } from './booking.ts';
import { accountCaller, type Caller, type AppointmentParty } from './caller.ts';
import { findSeenAppointment, seenRows, shownTo } from './shownTo.ts';
import { toAppointment } from './wire.ts';

/** @throws MissingRecord, or Conflict with the list when several */
const onlyAppointmentAt = async (
  request: FastifyRequest,
  clinicId: string,
  deps: BookingDeps,
): Promise<AppointmentRow> => {
  const cancellable = await listCancellable(deps.db, clinicId, await bookablePeople(request, deps));
  const appointments = await seenRows(request, cancellable, deps);
  const [first, second] = appointments;
  if (first === undefined) throw new MissingRecord();
  if (second === undefined) return first;
  throw new Conflict('appointment.severalToCancel', {
    reservations: appointments.map((appointment) =>
      toAppointment(appointment, { vault: deps.vault, lang: languageOf(request) }),
    ),
  });
};

const namedAppointment = async (
  request: FastifyRequest,
  { reservationId, clinicId }: { reservationId: string; clinicId: string },
  deps: BookingDeps,
): Promise<AppointmentRow> => {
  const appointment = await findSeenAppointment(request, reservationId, deps);
  if (appointment.clinicId !== clinicId) throw new MissingRecord();
  return appointment;
};

export type CancelInput = { reservationId: string; lang: Language };

const cancelLocked = async (
  transaction: Transaction<Tables>,
  { actor, patient }: AppointmentParty,
  { reservationId, lang }: CancelInput,
  deps: BookingDeps,
): Promise<void> => {
  const told = { lang: patient.lang ?? lang, isReader: readsOwn(patient, actor) };
  const verdict = await cancelForPatient(transaction, actor, { reservationId, ...told }, deps);
  const appointment = verdict === 'cancelledByClinic' && (await findAppointment(transaction, reservationId));
  if (appointment)
    throw new Conflict('appointment.alreadyCancelled', {
      reservation: toAppointment(appointment, { vault: deps.vault, lang }),
    });
};

/** @throws Refusal */
export const cancelAppointment = async (
  caller: Caller,
  input: CancelInput,
  deps: BookingDeps,
): Promise<Appointment> => {
  await caller.admit();
  await inTransaction(deps.db, async (transaction) =>
    cancelLocked(transaction, await caller.lock(transaction), input, deps),
  );
  const cancelled = await findAppointment(deps.db, input.reservationId);
  if (cancelled === undefined) throw new MissingRecord();
  return toAppointment(cancelled, { vault: deps.vault, lang: input.lang });
};

const cancel = async (
  request: FastifyRequest,
  { clinicId, reservationId }: CancelQuery,
  deps: BookingDeps,
): Promise<Appointment> => {
  const appointment =
    reservationId === undefined
      ? await onlyAppointmentAt(request, clinicId, deps)
      : await namedAppointment(request, { reservationId, clinicId }, deps);
  return cancelAppointment(
    accountCaller(request, appointment.patientId, deps),
    { reservationId: appointment.reservationId, lang: languageOf(request) },
    deps,
  );
};

/**
 * Spec §7, product §4. Without `reservationId`, cancels the only cancellable appointment at the clinic. The CSRF hook
 * checks the origin.
 */
export const cancelRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Querystring: CancelQuery }>({
    ...at('cancelAppointment'),
    onRequest: requireSession,
    schema: { querystring: cancelQuery, response: { 200: appointmentSchema } },
    handler: (request) => shownTo(request, cancel(request, request.query, deps), deps),
  });
};
