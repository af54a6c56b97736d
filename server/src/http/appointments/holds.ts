import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import {
  hold,
  holdBody,
  holdsAnswer,
  releaseBody,
  type Hold,
  type HoldBody,
  type ReleaseBody,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { recordAudit } from '../../data/audit.ts';
import { extendHold, findHeldPlaces, listHeldPlaces, placeHold } from '../../data/holds.ts';
import { releaseHold, type HoldChoice } from '../../data/releaseHold.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { BrokenRule, ExpiredRecord, MissingRecord } from '../../domain/errors.ts';
import { decideHold } from '../../domain/holding.ts';
import { at } from '../at.ts';
import { noteSeen } from '../noteSeen.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { languageOf, subjectOf } from '../actor.ts';
import { bookablePeople, type BookingDeps, type BookingRoutes } from './booking.ts';
import { Objected, withLockedBooking, type BookingWish, type LockedBooking } from './bookingTransaction.ts';
import { accountCaller, type Caller, type HoldParty } from './caller.ts';
import { toSpaces } from './findPlaces.ts';
import { orRefuse } from './refusals.ts';
import { refusedTo } from './shownTo.ts';
import { toHold } from './wire.ts';

type HoldWork = { minutes: number; holdId: string | null };

/** Which place, and which hold is to be made longer (null for the place alone). */
export type HoldWish = { placeId: string; holdId: string | null; lang: Language };

/** Does what `decideHold` says, with holder and place locked. */
export const holdLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking<HoldParty>,
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

/** Keeps a place for whoever asks, or makes their hold longer; their other hold ends. @throws Refusal */
export const holdPlace = <Party extends HoldParty>(
  caller: Caller<Party>,
  { placeId, holdId, lang }: HoldWish,
  deps: BookingDeps,
): Promise<Hold> => {
  const { holdMinutes: minutes } = deps.config.booking;
  const wish: BookingWish<Party> = {
    placeId,
    freeing: (transaction, { actor }) => findHeldPlaces(transaction, actor.holder),
  };
  return orRefuse(
    withLockedBooking(caller, deps, wish, (transaction, booking) =>
      holdLocked(transaction, booking, { minutes, holdId }),
    ),
    deps,
    lang,
  );
};

/** POST appointment/hold: keeps a place for five minutes, once five more; the patient's other hold ends (product §4, §8 Holds). */
const holdRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: HoldBody }>({
    ...at('holdSpace'),
    onRequest: requireSession,
    schema: { body: holdBody, response: { 200: hold } },
    handler: (request) => {
      const { spaceId, holdId = null, dependent } = request.body;
      const caller = accountCaller(request, subjectOf(request, dependent), deps);
      return refusedTo(request, holdPlace(caller, { placeId: spaceId, holdId, lang: languageOf(request) }, deps), deps);
    },
  });
};

/** Gives the hold of whoever asks back. @throws ExpiredRecord when it had run out, MissingRecord when there is none */
export const releasePlace = async (caller: Caller, choice: HoldChoice, { db }: BookingDeps): Promise<Hold> => {
  await caller.admit();
  const released = await inTransaction(db, async (transaction) => {
    const {
      actor: { accountId: actorAccountId, capacity, holder, patientId, requestId },
    } = await caller.lock(transaction);
    const ended = await releaseHold(transaction, holder, choice);
    if (ended?.live === true) {
      await recordAudit(transaction, {
        action: 'hold.released',
        actorAccountId,
        capacity,
        patientId,
        entityId: ended.holdId,
        requestId,
      });
    }
    return ended;
  });
  if (released === undefined) throw new MissingRecord();
  if (!released.live) throw new ExpiredRecord('appointment.holdExpired');
  return toHold({ ...released, expiresAt: released.endedAt, extended: true });
};

/** POST appointment/release: gives a held place back. 410 when the hold had run out, 404 when there is none. */
const releaseRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: ReleaseBody }>({
    ...at('releaseSpace'),
    onRequest: requireSession,
    schema: { body: releaseBody, response: { 200: hold } },
    handler: (request) => {
      const { holdId, spaceId: placeId, dependent } = request.body;
      return releasePlace(accountCaller(request, subjectOf(request, dependent), deps), { holdId, placeId }, deps);
    },
  });
};

/**
 * GET appointment/hold: what is being held for everybody for whom the user may book, on the database's clock: how the portal finds
 * it again after a reload.
 */
const heldRoute: BookingRoutes = (app, deps) => {
  app.route({
    ...at('listHolds'),
    onRequest: requireSession,
    schema: { response: { 200: holdsAnswer } },
    handler: async (request) => {
      const { held, checkedAt } = await listHeldPlaces(deps.db, await bookablePeople(request, deps));
      await noteSeen(deps, {
        action: 'hold.seen',
        reader: accountOf(request),
        patientIds: held.map(({ patientId }) => patientId),
        requestId: request.id,
      });
      const places = held.map((place) => ({ ...place, heldByMe: true, metres: null }));
      const network = await deps.directory.network.recent();
      const spaces = await toSpaces({ places, network }, deps, languageOf(request));
      const holds = spaces.flatMap((space) =>
        held
          .filter(({ placeId }) => placeId === space.spaceId)
          .map((row) => ({ ...toHold(row), patientId: row.patientId, space })),
      );
      return { holds, checkedAt: checkedAt.toISOString() };
    },
  });
};

export const holdRoutes: BookingRoutes = (app, deps) => {
  holdRoute(app, deps);
  releaseRoute(app, deps);
  heldRoute(app, deps);
};
