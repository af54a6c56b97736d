import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';

import {
  guestHold,
  guestHoldBody,
  guestReleaseBody,
  type GuestHold,
  type GuestHoldBody,
  type GuestReleaseBody,
} from '../../../../contract/guest.ts';
import {
  beginBooking,
  continueBooking,
  forgetBooking,
  lockBooking,
  type BegunBooking,
} from '../../data/guest/bookings.ts';
import { readPressure } from '../../data/guest/pressure.ts';
import { isProofOf, spendProof } from '../../data/guest/proofs.ts';
import { releaseHold } from '../../data/releaseHold.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { addressKey } from '../../domain/addressKey.ts';
import { BrokenRule } from '../../domain/errors.ts';
import { mayKeep } from '../../domain/guest/keeping.ts';
import { hashBookingToken, newGuestToken } from '../../domain/guest/secrets.ts';
import { decideHold } from '../../domain/holding.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import { withLockedBooking, type LockedBooking } from '../appointments/bookingTransaction.ts';
import type { Caller, HoldParty } from '../appointments/caller.ts';
import { holdLocked } from '../appointments/holds.ts';
import { mayHoldNow } from '../appointments/newcomers.ts';
import { orRefuse } from '../appointments/refusals.ts';
import { at } from '../at.ts';
import { admitAnybody, bookingTokenHash, orEnded, traceOf } from './guest.ts';

type GuestParty = HoldParty & BegunBooking;

type Input = Pick<GuestHoldBody, 'spaceId' | 'proof'> & {
  tokenHash: Buffer;
  isNew: boolean;
  holdId: string | null;
  addressIndex: Buffer;
};

/** A keyed digest of the IP address, kept only while booking. */
const addressIndexOf = (request: FastifyRequest, { vault }: BookingDeps): Buffer =>
  vault.blindIndex(`express address\n${addressKey(request.ip)}`);

const proofNeeded = (): BrokenRule => new BrokenRule('express.proofNeeded');

/** Also locks the guest's row. */
const guestCaller = (
  request: FastifyRequest,
  { tokenHash, isNew, spaceId: slotId, proof, addressIndex }: Input,
): Caller<GuestParty> => ({
  admit: admitAnybody,
  lock: async (transaction) => {
    if (proof && !(await spendProof(transaction, proof))) throw proofNeeded();
    const booking = isNew
      ? await beginBooking(transaction, { tokenHash, slotId, addressIndex })
      : orEnded(await continueBooking(transaction, { tokenHash, slotId }));
    return { actor: { ...traceOf(request, null), holder: { tokenHash } }, ...booking };
  },
});

/** The slot can still be reserved. */
const holdUnlessPressed = async (
  transaction: Transaction<Tables>,
  booking: LockedBooking<GuestParty>,
  { tokenHash, addressIndex, holdId }: Input,
  deps: BookingDeps,
): Promise<Omit<GuestHold, 'token'>> => {
  const {
    actor: { holder },
    slot,
    livesUntil,
    contactIndex,
    claims: { now },
  } = booking;
  const times = { tokenExpiresAt: livesUntil.toISOString(), checkedAt: now.toISOString() };
  // Nobody is identified yet.
  const verdict = decideHold({ ...booking, holdId, maxUpcoming: null });
  // Only a new hold counts towards the quota.
  if (
    verdict.kind === 'create' &&
    (!(await mayHoldNow(transaction, booking, deps)) ||
      !mayKeep(await readPressure(transaction, { clinicId: slot.clinicId, tokenHash, addressIndex, contactIndex })))
  ) {
    await releaseHold(transaction, holder);
    return { ...times, hold: null };
  }
  return {
    ...times,
    hold: await holdLocked(transaction, booking, { verdict, minutes: deps.config.booking.holdMinutes }),
  };
};

const hold = async (
  request: FastifyRequest,
  { spaceId, token, proof, holdId }: GuestHoldBody,
  deps: BookingDeps,
): Promise<GuestHold> => {
  const secret = token ?? newGuestToken();
  const input = {
    spaceId,
    proof,
    isNew: !token,
    holdId: holdId ?? null,
    tokenHash: bookingTokenHash(secret),
    addressIndex: addressIndexOf(request, deps),
  };
  const isExtending = !input.isNew && input.holdId !== null;
  if (!isExtending && !(proof && (await isProofOf(deps.vault, proof, spaceId)))) throw proofNeeded();
  const held = withLockedBooking(
    guestCaller(request, input),
    deps,
    { slotId: spaceId, freesHolds: true },
    (transaction, booking) => holdUnlessPressed(transaction, booking, input, deps),
  );
  return { token: secret, ...(await orRefuse(held, deps, languageOf(request))) };
};

/** Release deletes typed data (product §4 Express, §8 Holds). */
export const guestHoldRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: GuestHoldBody }>({
    ...at('holdGuestSlot'),
    schema: { body: guestHoldBody, response: { 200: guestHold } },
    handler: async (request) => {
      await deps.limits.admitGuest(request.ip);
      return hold(request, request.body, deps);
    },
  });
  app.route<{ Body: GuestReleaseBody }>({
    ...at('releaseGuestSlot'),
    schema: { body: guestReleaseBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await deps.limits.admitGuest(request.ip);
      const tokenHash = hashBookingToken(request.body.token);
      if (tokenHash !== null) {
        await inTransaction(deps.db, async (transaction) => {
          if (!(await lockBooking(transaction, tokenHash))) return;
          await releaseHold(transaction, { tokenHash });
          await forgetBooking(transaction, tokenHash);
        });
      }
      return reply.code(204).send();
    },
  });
};
