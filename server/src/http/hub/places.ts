import type { FastifyRequest } from 'fastify';

import { hold, reservation, type Hold, type Reservation } from '../../../../contract/appointments.ts';
import {
  invitedBody,
  invitedHoldBody,
  invitedPlaces,
  invitedReleaseBody,
  invitedReserveBody,
  type InvitedBody,
  type InvitedHoldBody,
  type InvitedReleaseBody,
  type InvitedReserveBody,
} from '../../../../contract/hub.ts';
import { findHeldPlaceOf, isPlaceOf, listInvitedPlaces } from '../../data/hub/invitationRows.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { placeIdIn, type BookingDeps, type BookingRoutes } from '../appointments/booking.ts';
import { toSpaces } from '../appointments/findPlaces.ts';
import { holdPlace, releasePlace } from '../appointments/holds.ts';
import { reservePlace } from '../appointments/reserve.ts';
import { at } from '../at.ts';
import { hubCaller, invitationOf } from './hubCaller.ts';
import { requireVisitor, visitorOf } from './hubHook.ts';

/** POST rvsp/api/available: the places set aside for an invitation that may be chosen now. */
const listRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedBody }>({
    ...at('listInvitedPlaces'),
    onRequest: requireVisitor,
    schema: { body: invitedBody, response: { 200: invitedPlaces } },
    handler: async (request) => {
      const { patientId } = visitorOf(request);
      const { invitationId } = await invitationOf(request, deps.db, request.body.invitationId);
      const places = (await listInvitedPlaces(deps.db, invitationId, { patientId })).map((place) => ({
        ...place,
        metres: null,
      }));
      const spaces = await toSpaces(
        { places, network: await deps.directory.network.recent() },
        deps,
        languageOf(request),
      );
      return { spaces, checkedAt: deps.clock().toISOString() };
    },
  });
};

/** What was never set aside for the invitation is not there, whatever it is (product §8 Codes). @throws MissingRecord */
const demandPlaceOf = async (
  request: FastifyRequest,
  { invitationId, placeId }: { invitationId: string; placeId: string },
  deps: BookingDeps,
): Promise<void> => {
  await invitationOf(request, deps.db, invitationId);
  if (!(await isPlaceOf(deps.db, invitationId, placeId))) throw new MissingRecord();
};

/** POST rvsp/api/hold, as inside. */
const holdRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedHoldBody }>({
    ...at('holdInvitedPlace'),
    onRequest: requireVisitor,
    schema: { body: invitedHoldBody, response: { 200: hold } },
    handler: async (request) => {
      const { invitationId, spaceId: placeId, holdId = null } = request.body;
      await demandPlaceOf(request, { invitationId, placeId }, deps);
      return holdPlace(
        hubCaller(request, { invitationId, wantedPlaceId: placeId }, deps),
        { placeId, holdId, lang: languageOf(request) },
        deps,
      );
    },
  });
};

/** Gives the place back that is held by an invitation. What the same person holds elsewhere looks like nothing. @throws MissingRecord */
const release = async (
  request: FastifyRequest,
  { invitationId, holdId, spaceId }: InvitedReleaseBody,
  deps: BookingDeps,
): Promise<Hold> => {
  const { patientId } = visitorOf(request);
  await invitationOf(request, deps.db, invitationId);
  const placeId = await findHeldPlaceOf(deps.db, invitationId, patientId);
  if (placeId === undefined || (spaceId !== undefined && spaceId !== placeId)) throw new MissingRecord();
  return releasePlace(hubCaller(request, { invitationId }, deps), { holdId, placeId }, deps);
};

/** POST rvsp/api/release: gives a held place back to the others set aside. */
const releaseRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedReleaseBody }>({
    ...at('releaseInvitedPlace'),
    onRequest: requireVisitor,
    schema: { body: invitedReleaseBody, response: { 200: hold } },
    handler: (request) => release(request, request.body, deps),
  });
};

/** The clinic knows why it invites; where the person adds nothing, the visit is about what the place is offered for. */
const reserve = async (
  request: FastifyRequest,
  { invitationId, space, raisonVisite }: InvitedReserveBody,
  deps: BookingDeps,
): Promise<Reservation> => {
  const placeId = placeIdIn(space);
  await demandPlaceOf(request, { invitationId, placeId }, deps);
  const caller = hubCaller(request, { invitationId, wantedPlaceId: placeId }, deps);
  return reservePlace(caller, { placeId, reason: raisonVisite ? raisonVisite : null, lang: languageOf(request) }, deps);
};

/** POST rvsp/api/reserve, as inside: one visit an invitation. */
const reserveRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedReserveBody }>({
    ...at('reserveInvitedPlace'),
    onRequest: requireVisitor,
    schema: { body: invitedReserveBody, response: { 201: reservation } },
    handler: async (request, reply) => reply.code(201).send(await reserve(request, request.body, deps)),
  });
};

/** The places set aside for whom a clinic invited: seen, held and booked (product §4 Hub). */
export const invitedPlaceRoutes: BookingRoutes = (app, deps) => {
  for (const route of [listRoute, holdRoute, releaseRoute, reserveRoute]) route(app, deps);
};
