import type { FastifyRequest } from 'fastify';

import {
  guestActBody,
  guestPhoneBody,
  guestRescheduleBody,
  guestAppointmentSchema,
  type GuestActBody,
  type GuestPhoneBody,
  type GuestRescheduleBody,
} from '../../../../contract/guest.ts';
import { checkCalledPhone } from '../../../../contract/calledPhone.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { lockBooking } from '../../data/guest/bookings.ts';
import { findManaged, type GuestAppointmentKey } from '../../data/guest/appointments.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { slotIdIn, type BookingDeps, type BookingRoutes } from '../appointments/booking.ts';
import type { Caller } from '../appointments/caller.ts';
import { cancelAppointment } from '../appointments/cancel.ts';
import { confirmAppointment } from '../appointments/confirm.ts';
import { changeNumber } from '../appointments/changeNumber.ts';
import { moveAppointment } from '../appointments/reschedule.ts';
import { at } from '../at.ts';
import { admitAnybody, bookingTokenHash, guestEnded, manageTokenHash, orEnded, traceOf } from './guest.ts';
import { toGuestAppointment, withoutAppointments } from './wire.ts';

const managedAppointment = async (token: string, { db }: BookingDeps): Promise<GuestAppointmentKey> =>
  orEnded(await findManaged(db, manageTokenHash(token)));

const managingCaller = (
  request: FastifyRequest,
  { patientId }: GuestAppointmentKey,
  bookingHash: Buffer | null = null,
): Caller => ({
  admit: admitAnybody,
  lock: async (transaction) => {
    if (bookingHash !== null && !(await lockBooking(transaction, bookingHash))) throw guestEnded();
    const patient = await lockPatient(transaction, patientId);
    if (patient === undefined) throw new MissingRecord();
    const holder = bookingHash === null ? { patientId } : { tokenHash: bookingHash };
    return { actor: { ...traceOf(request, patientId), holder }, patient };
  },
});

/** By the token of POST manage (product §4 Express). */
export const manageActRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: GuestActBody }>({
    ...at('cancelGuestAppointment'),
    schema: { body: guestActBody, response: { 200: guestAppointmentSchema } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      const appointment = await managedAppointment(request.body.manageToken, deps);
      const input = { reservationId: appointment.reservationId, lang: languageOf(request) };
      return toGuestAppointment(
        await withoutAppointments(cancelAppointment(managingCaller(request, appointment), input, deps)),
      );
    },
  });
  app.route<{ Body: GuestActBody }>({
    ...at('confirmGuestAppointment'),
    schema: { body: guestActBody, response: { 200: guestAppointmentSchema } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      const appointment = await managedAppointment(request.body.manageToken, deps);
      const input = { reservationId: appointment.reservationId, lang: languageOf(request) };
      return toGuestAppointment(
        await withoutAppointments(confirmAppointment(managingCaller(request, appointment), input, deps)),
      );
    },
  });
  app.route<{ Body: GuestPhoneBody }>({
    ...at('changeGuestPhone'),
    schema: { body: guestPhoneBody, response: { 200: guestAppointmentSchema } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      const { manageToken, phone } = request.body;
      const appointment = await managedAppointment(manageToken, deps);
      const input = { reservationId: appointment.reservationId, phone, lang: languageOf(request) };
      return toGuestAppointment(
        await withoutAppointments(changeNumber(managingCaller(request, appointment), input, deps)),
      );
    },
  });
  app.route<{ Body: GuestRescheduleBody }>({
    ...at('rescheduleGuestAppointment'),
    schema: { body: guestRescheduleBody, response: { 200: guestAppointmentSchema } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      const { manageToken, space, token, phone: typed } = request.body;
      const phone = typed?.trim() ?? null;
      if (phone !== null) refuseWrong({ phone: checkCalledPhone(phone) });
      const appointment = await managedAppointment(manageToken, deps);
      const caller = managingCaller(request, appointment, token ? bookingTokenHash(token) : null);
      const input = {
        reservationId: appointment.reservationId,
        slotId: slotIdIn(space),
        lang: languageOf(request),
        hidesReason: true,
        phone,
      };
      return toGuestAppointment(await withoutAppointments(moveAppointment(caller, input, deps)));
    },
  });
};
