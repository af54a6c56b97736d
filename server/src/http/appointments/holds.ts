import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import {
  hold, holdBody, holdsAnswer, releaseBody, type Hold, type HoldBody, type ReleaseBody,
} from '../../../../contract/appointments.ts';
import { extendHold, listHeldPlaces, placeHold, releaseHold } from '../../data/holds.ts';
import type { Tables } from '../../data/tables.ts';
import { BrokenRule, ExpiredRecord, MissingRecord } from '../../domain/errors.ts';
import { decideHold } from '../../domain/holding.ts';
import { at } from '../at.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { actorFor, languageOf, subjectOf, type BookingRoutes } from './booking.ts';
import { Objected, withLockedBooking, type LockedBooking } from './bookingTransaction.ts';
import { toSpaces } from './findPlaces.ts';
import { orRefuse } from './refusals.ts';
import { toHold } from './wire.ts';

type HoldWork = { minutes: number; holdId: string | null };

/** Does what `decideHold` says, with patient and place locked. */
const holdLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { minutes, holdId }: HoldWork,
): Promise<Hold> => {
  const { actor, place, claims } = booking;
  const verdict = decideHold({ place, claims, holdId });
  switch (verdict.kind) {
    case 'place':
      return toHold(await placeHold(transaction, actor, { holdId: newId(), place, minutes }));
    case 'extend':
      return toHold(await extendHold(transaction, actor, { holdId: verdict.hold.holdId, minutes }));
    case 'stands':
      return toHold({ ...verdict.hold, placeId: place.placeId });
    case 'expired':
      throw new ExpiredRecord('appointment.holdExpired');
    case 'notExtendable':
      throw new BrokenRule('appointment.holdNotExtendable');
    case 'refuse':
      throw new Objected(verdict.objection, booking);
  }
};

/** POST appointment/hold: keeps a place for five minutes, once five more; the patient's other hold ends (product §4, §8 Holds). */
const holdRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: HoldBody }>({
    ...at('holdSpace'),
    onRequest: requireSession,
    schema: { body: holdBody, response: { 200: hold } },
    handler: (request) => {
      const { spaceId, holdId = null, dependent } = request.body;
      const wish = { patientId: subjectOf(request, dependent), placeId: spaceId };
      const minutes = deps.config.booking.holdMinutes;
      const held = withLockedBooking(request, deps, wish, (transaction, booking) =>
        holdLocked(transaction, booking, { minutes, holdId }));
      return orRefuse(held, deps, languageOf(request));
    },
  });
};

/** POST appointment/release: gives a held place back. 410 when the hold had run out, 404 when there is none. */
const releaseRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: ReleaseBody }>({
    ...at('releaseSpace'),
    onRequest: requireSession,
    schema: { body: releaseBody, response: { 200: hold } },
    handler: async (request) => {
      const { holdId, spaceId, dependent } = request.body;
      const actor = await actorFor(request, { patientId: subjectOf(request, dependent), scope: 'book' }, deps);
      const released = await releaseHold(deps.db, actor, { holdId, placeId: spaceId });
      if (released === undefined) throw new MissingRecord();
      if (!released.live) throw new ExpiredRecord('appointment.holdExpired');
      return toHold({ ...released, expiresAt: released.endedAt, extended: true });
    },
  });
};

/** GET appointment/hold: what is being held for the user, on the database's clock: how the portal finds it again after a reload. */
const heldRoute: BookingRoutes = (app, deps) => {
  app.route({
    ...at('listHolds'),
    onRequest: requireSession,
    schema: { response: { 200: holdsAnswer } },
    handler: async (request) => {
      const { held, checkedAt } = await listHeldPlaces(deps.db, accountOf(request).patientId);
      const places = held.map((place) => ({ ...place, heldByMe: true, metres: null }));
      const network = await deps.directory.network.recent();
      const spaces = await toSpaces({ places, network }, deps, languageOf(request));
      const holds = spaces.flatMap((space) =>
        held.filter(({ placeId }) => placeId === space.spaceId).map((row) => ({ ...toHold(row), space })));
      return { holds, checkedAt: checkedAt.toISOString() };
    },
  });
};

export const holdRoutes: BookingRoutes = (app, deps) => {
  holdRoute(app, deps);
  releaseRoute(app, deps);
  heldRoute(app, deps);
};
