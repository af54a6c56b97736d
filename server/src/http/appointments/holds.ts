import { sql, type RawBuilder, type Transaction } from 'kysely';
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
import { extendHold, listHeldSlots, createHold } from '../../data/holds.ts';
import { releaseHold, type HoldChoice } from '../../data/releaseHold.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { BrokenRule, ExpiredRecord, MissingRecord } from '../../domain/errors.ts';
import { minuteMs } from '../../domain/durations.ts';
import { decideHold, type HoldVerdict } from '../../domain/holding.ts';
import { at } from '../at.ts';
import { answerOnce, type Keeping } from '../keeping.ts';
import { noteSeen } from '../noteSeen.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { languageOf, subjectOf } from '../actor.ts';
import { bookablePeople, type BookingDeps, type BookingRoutes } from './booking.ts';
import { BookingObjection, withLockedBooking, type BookingInput, type LockedBooking } from './bookingTransaction.ts';
import { careObjection } from './careObjection.ts';
import { accountCaller, type Caller, type HoldParty } from './caller.ts';
import { toSlots } from './findSlots.ts';
import { mayHoldNow, tellBudget } from './newcomers.ts';
import { orRefuse } from './refusals.ts';
import { refusedTo } from './shownTo.ts';
import { toldOfOthers, type Told } from './toldOfOthers.ts';
import { toHold } from './wire.ts';

type HoldWork = { verdict: HoldVerdict; minutes: number; reason?: string | null };

export type HoldInput = Told & {
  slotId: string;
  holdId: string | null;
  lang: Language;
  reason?: string | null;
  keeping?: Keeping | null;
};

const kept = async (transaction: Transaction<Tables>, answer: Hold, keeping: Keeping | null): Promise<Hold> => {
  if (keeping !== null) await keeping.keep(answer, sql`(values (1)) as once`).execute(transaction);
  return answer;
};

/** Lock holder and slot first. */
export const holdLocked = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking<HoldParty>,
  { verdict, minutes, reason = null }: HoldWork,
): Promise<Hold> => {
  const { actor, slot, claims, keeping } = booking;
  const objection = verdict.kind === 'create' ? careObjection(booking, reason) : null;
  if (objection !== null && objection !== 'ageUnknown') throw new BookingObjection(objection, booking, reason);
  switch (verdict.kind) {
    case 'create': {
      const placed = { holdId: newId(), expiresAt: new Date(claims.now.getTime() + minutes * minuteMs) };
      const answer = toHold({ ...placed, slotId: slot.slotId, extended: false });
      const keepingFor = keeping && ((rows: RawBuilder<unknown>) => keeping.keep(answer, rows));
      await createHold(transaction, actor, { ...placed, slot, keepingFor });
      return answer;
    }
    case 'extend':
      return kept(
        transaction,
        toHold(await extendHold(transaction, actor, { holdId: verdict.hold.holdId, minutes })),
        keeping,
      );
    case 'unchanged':
      return kept(transaction, toHold({ ...verdict.hold, slotId: slot.slotId }), keeping);
    case 'expired':
      throw new ExpiredRecord('appointment.holdExpired');
    case 'notExtendable':
      throw new BrokenRule('appointment.holdNotExtendable');
    case 'refuse':
      throw new BookingObjection(verdict.objection, booking, reason);
  }
};

/**
 * Holds or extends; ends the caller's other hold.
 * @throws Refusal
 */
export const holdSlot = (
  caller: Caller,
  { slotId, movingId, lang, reason = null, tellsBudget = false, keeping = null, ...question }: HoldInput,
  deps: BookingDeps,
): Promise<Hold> => {
  const { holdMinutes: minutes } = deps.config.booking;
  const input: BookingInput = { slotId, ...(movingId && { movingId }), freesHolds: true, keeping };
  return orRefuse(
    withLockedBooking(caller, deps, input, async (transaction, booking) => {
      const verdict = decideHold({ ...booking, ...question });
      if (verdict.kind === 'create') {
        if (tellsBudget) await tellBudget(transaction, booking, deps);
        const mayHold = await mayHoldNow(transaction, { ...booking, movingId: movingId ?? null }, deps);
        if (!mayHold) throw new BrokenRule('appointment.notHeld');
      }
      return holdLocked(transaction, booking, { verdict, minutes, reason });
    }),
    deps,
    lang,
  );
};

const holdRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: HoldBody }>({
    ...at('holdSlot'),
    onRequest: requireSession,
    config: { keepsAnswer: true },
    schema: { body: holdBody, response: { 200: hold } },
    handler: async (request, reply) => {
      const { spaceId: slotId, holdId = null, raisonVisite: reason = null, reservationId, dependent } = request.body;
      const patientId = subjectOf(request, dependent);
      const told = await toldOfOthers(request, { patientId, movingId: reservationId }, deps);
      const input = { slotId, holdId, reason, ...told, lang: languageOf(request) };
      const caller = accountCaller(request, patientId, deps);
      return answerOnce(request, reply, deps, (keeping) =>
        refusedTo(request, holdSlot(caller, { ...input, keeping }, deps), deps),
      );
    },
  });
};

/** @throws ExpiredRecord when it had run out, MissingRecord when there is none */
export const releaseSlot = async (caller: Caller, choice: HoldChoice, { db }: BookingDeps): Promise<Hold> => {
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

const releaseRoute: BookingRoutes = (app, deps) => {
  app.route<{ Body: ReleaseBody }>({
    ...at('releaseSlot'),
    onRequest: requireSession,
    schema: { body: releaseBody, response: { 200: hold } },
    handler: (request) => {
      const { holdId, spaceId: slotId, dependent } = request.body;
      return releaseSlot(accountCaller(request, subjectOf(request, dependent), deps), { holdId, slotId }, deps);
    },
  });
};

const heldRoute: BookingRoutes = (app, deps) => {
  app.route({
    ...at('listHolds'),
    onRequest: requireSession,
    schema: { response: { 200: holdsAnswer } },
    handler: async (request) => {
      const { held, checkedAt } = await listHeldSlots(deps.db, await bookablePeople(request, deps));
      await noteSeen(deps, {
        action: 'hold.seen',
        reader: accountOf(request),
        patientIds: held.map(({ patientId }) => patientId),
        requestId: request.id,
      });
      const rows = held.map((slot) => ({ ...slot, heldByMe: true, metres: null }));
      const network = await deps.directory.network.recent();
      const slots = await toSlots({ slots: rows, network }, deps, languageOf(request));
      const holds = slots.flatMap((slot) =>
        held
          .filter(({ slotId }) => slotId === slot.spaceId)
          .map((row) => ({ ...toHold(row), patientId: row.patientId, space: slot })),
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
