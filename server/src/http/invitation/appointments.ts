import type { FastifyRequest } from 'fastify';

import { appointmentSchema } from '../../../../contract/appointments.ts';
import {
  invitedAppointmentBody,
  invitedPhoneBody,
  type InvitedAppointmentBody,
  type InvitedPhoneBody,
} from '../../../../contract/invitation.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import { changeNumber } from '../appointments/changeNumber.ts';
import { cancelAppointment } from '../appointments/cancel.ts';
import type { Caller } from '../appointments/caller.ts';
import { confirmAppointment } from '../appointments/confirm.ts';
import { at } from '../at.ts';
import { invitationCaller, invitationOf } from './invitationCaller.ts';
import { requireInvitationSession } from './invitationHook.ts';

/** @throws MissingRecord for appointments not booked with the invitation */
const callerAbout = async (
  request: FastifyRequest,
  { invitationId, reservationId }: InvitedAppointmentBody,
  deps: BookingDeps,
): Promise<Caller> => {
  const invitation = await invitationOf(request, deps.db, invitationId);
  if (invitation.reservationId !== reservationId) throw new MissingRecord();
  return invitationCaller(request, { invitationId }, deps);
};

/** Product §4 Hub. */
export const invitedAppointmentRoutes: BookingRoutes = (app, deps) => {
  const route = {
    onRequest: requireInvitationSession,
    schema: { body: invitedAppointmentBody, response: { 200: appointmentSchema } },
  };
  app.route<{ Body: InvitedAppointmentBody }>({
    ...at('cancelInvitedAppointment'),
    ...route,
    handler: async (request) => {
      const { reservationId } = request.body;
      return cancelAppointment(
        await callerAbout(request, request.body, deps),
        { reservationId, lang: languageOf(request) },
        deps,
      );
    },
  });
  app.route<{ Body: InvitedAppointmentBody }>({
    ...at('confirmInvitedAppointment'),
    ...route,
    handler: async (request) => {
      const { reservationId } = request.body;
      return confirmAppointment(
        await callerAbout(request, request.body, deps),
        { reservationId, lang: languageOf(request) },
        deps,
      );
    },
  });
  app.route<{ Body: InvitedPhoneBody }>({
    ...at('changeInvitedPhone'),
    ...route,
    schema: { ...route.schema, body: invitedPhoneBody },
    handler: async (request) => {
      const { reservationId, phone } = request.body;
      const caller = await callerAbout(request, request.body, deps);
      return changeNumber(caller, { reservationId, phone, lang: languageOf(request) }, deps);
    },
  });
};
