import type { Transaction } from 'kysely';

import { guestIdentified, guestIdentifyBody, type GuestIdentifyBody } from '../../../../contract/guest.ts';
import { lockSlots } from '../../data/bookingLocks.ts';
import { describeBooking, findChosenSlot, type ChosenSlot } from '../../data/guest/bookings.ts';
import { queueGuestCode } from '../../data/guest/mails.ts';
import { contactIndexOf } from '../../data/guest/people.ts';
import { readContactHolds } from '../../data/guest/pressure.ts';
import { findHeldSlots } from '../../data/holds.ts';
import { releaseHold } from '../../data/releaseHold.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { todayAt } from '../../domain/age.ts';
import { objectionToCare } from '../../domain/care/suitability.ts';
import { BrokenRule } from '../../domain/errors.ts';
import { toIdentity } from '../../domain/guest/identity.ts';
import { mayKeepForContact } from '../../domain/guest/keeping.ts';
import { guestCodeText, makeGuestCode } from '../../domain/guest/secrets.ts';
import type { BookingRoutes } from '../appointments/booking.ts';
import { at } from '../at.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { bookingTokenHash, orEnded } from './guest.ts';

/**
 * Releases this hold when its mailbox has the maximum. Others stay: anyone can type any address. Lock order: token row
 * (already locked), slot, mailbox.
 * @returns whether it was released
 */
const letGoBeyondShare = async (
  transaction: Transaction<Tables>,
  booking: { tokenHash: Buffer; contactIndex: Buffer },
): Promise<boolean> => {
  const holder = { tokenHash: booking.tokenHash };
  await lockSlots(transaction, await findHeldSlots(transaction, holder));
  if (mayKeepForContact(await readContactHolds(transaction, booking))) return false;
  await releaseHold(transaction, holder);
  return true;
};

/** @throws BrokenRule 422 */
const refuseOtherAge = ({ terms, mode, startsAt }: ChosenSlot, birthDate: string): void => {
  const objection = objectionToCare(
    terms,
    { mode, on: todayAt(startsAt) },
    { birthDate, hasRecord: false, reason: null },
  );
  if (objection !== 'age') return;
  throw new BrokenRule('appointment.notForAge', { fields: { birthDate: 'appointment.notForAge' } });
};

/** Stores sealed details and emails a code. Never checks whether the person is known. */
export const identifyRoutes: BookingRoutes = (app, { db, vault, limits, clock }) => {
  app.route<{ Body: GuestIdentifyBody }>({
    ...at('identifyGuest'),
    ...withResponsePadding,
    schema: { body: guestIdentifyBody, response: { 200: guestIdentified } },
    handler: async (request) => {
      await limits.admitGuest(request.ip);
      const { token, ...typed } = request.body;
      const identity = toIdentity(typed, todayAt(clock()));
      const tokenHash = bookingTokenHash(token);
      // Only proof of work may use up a mailbox's codes.
      refuseOtherAge(orEnded(await findChosenSlot(db, tokenHash)), identity.birthDate);
      await limits.admitGuestCode({ address: request.ip, email: identity.email });
      const code = makeGuestCode();
      const contactIndex = contactIndexOf(vault, identity.email);
      const codeDigest = vault.blindIndex(guestCodeText(tokenHash, code));
      return inTransaction(db, async (transaction) => {
        const { codeExpiresAt, expiresAt } = orEnded(
          await describeBooking(transaction, vault, { tokenHash, identity, contactIndex, codeDigest }),
        );
        const isLetGo = await letGoBeyondShare(transaction, { tokenHash, contactIndex });
        await queueGuestCode(transaction, vault, { to: identity.email, lang: identity.lang, code });
        return { codeExpiresAt: codeExpiresAt.toISOString(), tokenExpiresAt: expiresAt.toISOString(), isLetGo };
      });
    },
  });
};
