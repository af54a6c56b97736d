import { searchAnswer } from '../../../../contract/appointments.ts';
import {
  guestChallenge,
  guestNetwork,
  guestProofQuery,
  guestSearchBody,
  type GuestSearchBody,
} from '../../../../contract/guest.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import { findManaged } from '../../data/guest/appointments.ts';
import { makeProofWork } from '../../data/guest/proofs.ts';
import { readPressureAt } from '../../data/guest/pressure.ts';
import { clienteleOf } from '../../domain/care/suitability.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { proofCost } from '../../domain/guest/keeping.ts';
import { hashBookingToken, hashManageToken } from '../../domain/guest/secrets.ts';
import { nobody, type Holder } from '../../domain/holder.ts';
import type { GuestMove } from '../../domain/searchTerms.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import { describeNetwork } from '../appointments/network.ts';
import { search } from '../appointments/search.ts';
import { at } from '../at.ts';

const holderOf = (token: string | null | undefined): Holder => {
  const tokenHash = token ? hashBookingToken(token) : null;
  return tokenHash === null ? nobody : { tokenHash };
};

/** A token that has ended changes no list. */
const guestMoveBy = async (manageToken: string | null | undefined, { db }: BookingDeps): Promise<GuestMove | null> => {
  const tokenHash = manageToken ? hashManageToken(manageToken) : null;
  const managed = tokenHash === null ? undefined : await findManaged(db, tokenHash);
  const appointment = managed && (await findAppointment(db, managed.reservationId));
  return appointment
    ? { patientId: appointment.patientId, clientele: clienteleOf(appointment.terms, appointment.mode) }
    : null;
};

/** Product §4 Express. */
export const guestSearchRoutes: BookingRoutes = (app, deps) => {
  app.route({
    ...at('getGuestNetwork'),
    schema: { response: { 200: guestNetwork } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      return { ...(await describeNetwork(deps)), upcomingMost: deps.config.booking.maxUpcoming };
    },
  });
  app.route<{ Body: GuestSearchBody }>({
    ...at('searchGuestSlots'),
    schema: { body: guestSearchBody, response: { 200: searchAnswer } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      const { criteria, token, manageToken } = request.body;
      const guestMove = await guestMoveBy(manageToken, deps);
      return search({ holder: holderOf(token), criteria: criteria ?? {}, lang: languageOf(request), guestMove }, deps);
    },
  });
  app.route<{ Querystring: { spaceId: string } }>({
    ...at('getGuestProof'),
    schema: { querystring: guestProofQuery, response: { 200: guestChallenge } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      const { spaceId } = request.query;
      const pressure = await readPressureAt(deps.db, spaceId);
      if (pressure === undefined) throw new MissingRecord();
      return makeProofWork(deps.vault, { spaceId, cost: proofCost(pressure, deps.config.proofRounds) });
    },
  });
};
