import type { FastifyRequest } from 'fastify';

import { reservation } from '../../../../contract/appointments.ts';
import { invitedVisitBody, type InvitedVisitBody } from '../../../../contract/hub.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import { cancelVisit } from '../appointments/cancel.ts';
import type { Caller } from '../appointments/caller.ts';
import { confirmVisit } from '../appointments/confirm.ts';
import { at } from '../at.ts';
import { hubCaller, invitationOf } from './hubCaller.ts';
import { requireVisitor } from './hubHook.ts';

/** Whoever came by an invitation, about the visit booked with it. @throws MissingRecord for every other visit */
const callerAbout = async (
  request: FastifyRequest,
  { invitationId, reservationId }: InvitedVisitBody,
  deps: BookingDeps,
): Promise<Caller> => {
  const invitation = await invitationOf(request, deps.db, invitationId);
  if (invitation.reservationId !== reservationId) throw new MissingRecord();
  return hubCaller(request, { invitationId }, deps);
};

/** POST rvsp/api/cancel and confirm, by the rules of inside (product §4 Hub). */
export const invitedVisitRoutes: BookingRoutes = (app, deps) => {
  const route = { onRequest: requireVisitor, schema: { body: invitedVisitBody, response: { 200: reservation } } };
  app.route<{ Body: InvitedVisitBody }>({
    ...at('cancelInvitedVisit'),
    ...route,
    handler: async (request) => {
      const { reservationId } = request.body;
      return cancelVisit(
        await callerAbout(request, request.body, deps),
        { reservationId, lang: languageOf(request) },
        deps,
      );
    },
  });
  app.route<{ Body: InvitedVisitBody }>({
    ...at('confirmInvitedVisit'),
    ...route,
    handler: async (request) => {
      const { reservationId } = request.body;
      return confirmVisit(
        await callerAbout(request, request.body, deps),
        { reservationId, lang: languageOf(request) },
        deps,
      );
    },
  });
};
