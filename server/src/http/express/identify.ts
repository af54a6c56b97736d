import type { Transaction } from 'kysely';

import { expressIdentified, expressIdentifyBody, type ExpressIdentifyBody } from '../../../../contract/express.ts';
import { lockPlaces } from '../../data/bookingLocks.ts';
import { describeBooking, isBookingLive } from '../../data/express/bookings.ts';
import { queueExpressCode } from '../../data/express/mails.ts';
import { contactIndexOf } from '../../data/express/people.ts';
import { readContactHolds } from '../../data/express/pressure.ts';
import { findHeldPlaces } from '../../data/holds.ts';
import { releaseHold } from '../../data/releaseHold.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { todayAt } from '../../domain/age.ts';
import { toIdentity } from '../../domain/express/identity.ts';
import { mayKeepForContact } from '../../domain/express/keeping.ts';
import { expressCodeText, makeExpressCode } from '../../domain/express/secrets.ts';
import type { BookingRoutes } from '../appointments/booking.ts';
import { at } from '../at.ts';
import { onTheBeat } from '../evenTime.ts';
import { bookingTokenHash, expressEnded, orEnded } from './stranger.ts';

/**
 * Lets a place go whose mailbox, as it was typed, has as many held by other visits as it may: what is held for it stays, since anybody may
 * type any address. Locks the token’s own row first, which is done, then its place, then the mailbox. @returns whether it was let go
 */
const letGoBeyondShare = async (
  transaction: Transaction<Tables>,
  visit: { tokenHash: Buffer; contactIndex: Buffer },
): Promise<boolean> => {
  const holder = { tokenHash: visit.tokenHash };
  await lockPlaces(transaction, await findHeldPlaces(transaction, holder));
  if (mayKeepForContact(await readContactHolds(transaction, visit))) return false;
  await releaseHold(transaction, holder);
  return true;
};

/**
 * POST identify: whom the visit is for, and a code to their mailbox. What was typed is kept as it is, sealed; whether anybody is known by
 * it is not looked up, here or later: no answer, time or mail could tell.
 */
export const identifyRoutes: BookingRoutes = (app, { db, vault, limits, clock }) => {
  app.route<{ Body: ExpressIdentifyBody }>({
    ...at('identifyExpress'),
    ...onTheBeat,
    schema: { body: expressIdentifyBody, response: { 200: expressIdentified } },
    handler: async (request) => {
      await limits.admitExpress(request.ip);
      const { token, ...typed } = request.body;
      const identity = toIdentity(typed, todayAt(clock()));
      const tokenHash = bookingTokenHash(token);
      // Whoever did no work for a place uses up none of the codes that a mailbox may get.
      if (!(await isBookingLive(db, tokenHash))) throw expressEnded();
      await limits.admitExpressCode({ address: request.ip, email: identity.email });
      const code = makeExpressCode();
      const contactIndex = contactIndexOf(vault, identity.email);
      const codeDigest = vault.blindIndex(expressCodeText(tokenHash, code));
      return inTransaction(db, async (transaction) => {
        const { codeExpiresAt, expiresAt } = orEnded(
          await describeBooking(transaction, vault, { tokenHash, identity, contactIndex, codeDigest }),
        );
        const isLetGo = await letGoBeyondShare(transaction, { tokenHash, contactIndex });
        await queueExpressCode(transaction, vault, { to: identity.email, lang: identity.lang, code });
        return { codeExpiresAt: codeExpiresAt.toISOString(), tokenExpiresAt: expiresAt.toISOString(), isLetGo };
      });
    },
  });
};
