import type { FastifyRequest } from 'fastify';

import { hold, appointmentSchema, type Hold, type Appointment } from '../../../../contract/appointments.ts';
import {
  invitedBody,
  invitedHoldBody,
  invitedSlots,
  invitedReleaseBody,
  invitedReserveBody,
  type InvitedBody,
  type InvitedHoldBody,
  type InvitedReleaseBody,
  type InvitedReserveBody,
} from '../../../../contract/invitation.ts';
import { checkCalledPhone } from '../../../../contract/calledPhone.ts';
import { findHeldSlotOf, isSlotOf, listInvitedSlots } from '../../data/invitation/invitationRows.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { slotIdIn, type BookingDeps, type BookingRoutes } from '../appointments/booking.ts';
import { toSlots } from '../appointments/findSlots.ts';
import { holdSlot, releaseSlot } from '../appointments/holds.ts';
import { reserveSlot } from '../appointments/reserve.ts';
import { at } from '../at.ts';
import { invitationCaller, invitationOf } from './invitationCaller.ts';
import { requireInvitationSession, invitationSessionOf } from './invitationHook.ts';

const listRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedBody }>({
    ...at('listInvitedSlots'),
    onRequest: requireInvitationSession,
    schema: { body: invitedBody, response: { 200: invitedSlots } },
    handler: async (request) => {
      const { patientId } = invitationSessionOf(request);
      const { invitationId } = await invitationOf(request, deps.db, request.body.invitationId);
      const rows = (await listInvitedSlots(deps.db, invitationId, { patientId })).map((slot) => ({
        ...slot,
        metres: null,
      }));
      const slots = await toSlots(
        { slots: rows, network: await deps.directory.network.recent() },
        deps,
        languageOf(request),
      );
      return { spaces: slots, checkedAt: deps.clock().toISOString() };
    },
  });
};

/**
 * Other slots look missing (product §8 Codes).
 * @throws MissingRecord
 */
const requireSlotOf = async (
  request: FastifyRequest,
  { invitationId, slotId }: { invitationId: string; slotId: string },
  deps: BookingDeps,
): Promise<void> => {
  await invitationOf(request, deps.db, invitationId);
  if (!(await isSlotOf(deps.db, invitationId, slotId))) throw new MissingRecord();
};

const holdRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedHoldBody }>({
    ...at('holdInvitedSlot'),
    onRequest: requireInvitationSession,
    schema: { body: invitedHoldBody, response: { 200: hold } },
    handler: async (request) => {
      const { invitationId, spaceId: slotId, holdId = null } = request.body;
      await requireSlotOf(request, { invitationId, slotId }, deps);
      return holdSlot(
        invitationCaller(request, { invitationId, wantedSlotId: slotId }, deps),
        { slotId, holdId, maxUpcoming: deps.config.booking.maxUpcoming, lang: languageOf(request) },
        deps,
      );
    },
  });
};

/**
 * The person's other holds look missing.
 * @throws MissingRecord
 */
const release = async (
  request: FastifyRequest,
  { invitationId, holdId, spaceId }: InvitedReleaseBody,
  deps: BookingDeps,
): Promise<Hold> => {
  const { patientId } = invitationSessionOf(request);
  await invitationOf(request, deps.db, invitationId);
  const slotId = await findHeldSlotOf(deps.db, invitationId, patientId);
  if (slotId === undefined || (spaceId !== undefined && spaceId !== slotId)) throw new MissingRecord();
  return releaseSlot(invitationCaller(request, { invitationId }, deps), { holdId, slotId }, deps);
};

const releaseRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedReleaseBody }>({
    ...at('releaseInvitedSlot'),
    onRequest: requireInvitationSession,
    schema: { body: invitedReleaseBody, response: { 200: hold } },
    handler: (request) => release(request, request.body, deps),
  });
};

/** The clinic knows the reason: it is optional. */
const reserve = async (
  request: FastifyRequest,
  { invitationId, space, raisonVisite, phone: typed }: InvitedReserveBody,
  deps: BookingDeps,
): Promise<Appointment> => {
  const phone = typed ? typed : null;
  refuseWrong({ phone: phone === null ? undefined : checkCalledPhone(phone) });
  const slotId = slotIdIn(space);
  await requireSlotOf(request, { invitationId, slotId }, deps);
  const caller = invitationCaller(request, { invitationId, wantedSlotId: slotId }, deps);
  const reason = raisonVisite ? raisonVisite : null;
  return reserveSlot(caller, { slotId, reason, phone, lang: languageOf(request) }, deps);
};

const reserveRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: InvitedReserveBody }>({
    ...at('reserveInvitedSlot'),
    onRequest: requireInvitationSession,
    schema: { body: invitedReserveBody, response: { 201: appointmentSchema } },
    handler: async (request, reply) => reply.code(201).send(await reserve(request, request.body, deps)),
  });
};

/** Product §4 Hub. */
export const invitedSlotRoutes: BookingRoutes = (app, deps) => {
  for (const route of [listRoute, holdRoute, releaseRoute, reserveRoute]) route(app, deps);
};
