import type { FastifyRequest } from 'fastify';

import {
  expressCancelBody,
  expressRescheduleBody,
  expressVisit,
  type ExpressCancelBody,
  type ExpressRescheduleBody,
} from '../../../../contract/express.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { lockBooking } from '../../data/express/bookings.ts';
import { findManaged, type ExpressVisitName } from '../../data/express/visits.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import { placeIdIn, type BookingDeps, type BookingRoutes } from '../appointments/booking.ts';
import type { Caller } from '../appointments/caller.ts';
import { cancelVisit } from '../appointments/cancel.ts';
import { moveVisit } from '../appointments/reschedule.ts';
import { at } from '../at.ts';
import { admitAnybody, bookingTokenHash, expressEnded, manageTokenHash, orEnded, traceOf } from './stranger.ts';
import { toExpressVisit, withoutVisits } from './wire.ts';

/** The visit that a token opens. @throws ExpiredRecord (410) */
const managedVisit = async (token: string, { db }: BookingDeps): Promise<ExpressVisitName> =>
  orEnded(await findManaged(db, manageTokenHash(token)));

/** Whoever found a visit again, for its patient. Where they held a new place for it first, that hold is theirs. */
const managingCaller = (
  request: FastifyRequest,
  { patientId }: ExpressVisitName,
  bookingHash: Buffer | null = null,
): Caller => ({
  admit: admitAnybody,
  lock: async (transaction) => {
    if (bookingHash !== null && !(await lockBooking(transaction, bookingHash))) throw expressEnded();
    const patient = await lockPatient(transaction, patientId);
    if (patient === undefined) throw new MissingRecord();
    const holder = bookingHash === null ? { patientId } : { tokenHash: bookingHash };
    return { actor: { ...traceOf(request, patientId), holder }, patient };
  },
});

/** POST cancel and reschedule of the express area, with the token that POST manage gave (product §4 Express). */
export const manageActRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: ExpressCancelBody }>({
    ...at('cancelExpressVisit'),
    schema: { body: expressCancelBody, response: { 200: expressVisit } },
    handler: async (request) => {
      await deps.limits.admitExpress(request.ip);
      const visit = await managedVisit(request.body.manageToken, deps);
      const wish = { reservationId: visit.reservationId, lang: languageOf(request) };
      return toExpressVisit(await withoutVisits(cancelVisit(managingCaller(request, visit), wish, deps)));
    },
  });
  app.route<{ Body: ExpressRescheduleBody }>({
    ...at('rescheduleExpressVisit'),
    schema: { body: expressRescheduleBody, response: { 200: expressVisit } },
    handler: async (request) => {
      await deps.limits.admitExpress(request.ip);
      const { manageToken, space, token } = request.body;
      const visit = await managedVisit(manageToken, deps);
      const caller = managingCaller(request, visit, token ? bookingTokenHash(token) : null);
      const wish = { reservationId: visit.reservationId, placeId: placeIdIn(space), lang: languageOf(request) };
      return toExpressVisit(await withoutVisits(moveVisit(caller, wish, deps)));
    },
  });
};
