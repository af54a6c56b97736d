import type { FastifyRequest } from 'fastify';

import { reservation } from '../../../../contract/appointments.ts';
import { expressReserveBody, type ExpressReserveBody } from '../../../../contract/express.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { lockProvenIdentity, tryCode } from '../../data/express/bookings.ts';
import { contactIndexOf, countContactVisits, recordPerson } from '../../data/express/people.ts';
import { BrokenRule, ExpiredRecord, ForbiddenAction, MissingRecord } from '../../domain/errors.ts';
import { bareExpressCode, expressCodeText, visitsAContact } from '../../domain/express/secrets.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import type { Caller } from '../appointments/caller.ts';
import { reservePlace } from '../appointments/reserve.ts';
import { at } from '../at.ts';
import { admitAnybody, bookingTokenHash, expressEnded, traceOf } from './stranger.ts';

const codeExpired = (): ExpiredRecord => new ExpiredRecord('express.codeExpired');

type Proven = { tokenHash: Buffer; codeDigest: Buffer };

/** The place of a visit, once the code is right. @throws ExpiredRecord (410), ForbiddenAction (403 `express.wrongCode`) */
const provePlace = async ({ tokenHash, codeDigest }: Proven, { db }: BookingDeps): Promise<string> => {
  const tried = await tryCode(db, tokenHash, codeDigest);
  switch (tried.kind) {
    case 'proven':
      return tried.placeId;
    case 'wrong':
      throw new ForbiddenAction('express.wrongCode', { fields: { code: 'express.wrongCode' } });
    case 'expired':
      throw codeExpired();
    case 'ended':
      throw expressEnded();
  }
};

/**
 * A stranger whose mailbox is proven, for the person they described: a record of that person as this mailbox knows them, which is theirs
 * alone. The limits of a person hold for it, and one more for the mailbox.
 */
const provenCaller = (request: FastifyRequest, { tokenHash, codeDigest }: Proven, { vault }: BookingDeps): Caller => ({
  admit: admitAnybody,
  lock: async (transaction) => {
    const identity = await lockProvenIdentity(transaction, vault, { tokenHash, codeDigest });
    if (identity === undefined) throw codeExpired();
    const patientId = await recordPerson(transaction, vault, identity);
    if ((await countContactVisits(transaction, contactIndexOf(vault, identity.email))) >= visitsAContact) {
      throw new BrokenRule('appointment.tooMany', { fields: { space: 'appointment.tooMany' } });
    }
    const patient = await lockPatient(transaction, patientId);
    if (patient === undefined) throw new MissingRecord();
    return { actor: { ...traceOf(request, patientId), holder: { tokenHash } }, patient };
  },
});

/** POST reserve of the express area: the code proves the mailbox, then the booking is the one inside (product §4 Express). */
export const expressReserveRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: ExpressReserveBody }>({
    ...at('reserveExpressSpace'),
    schema: { body: expressReserveBody, response: { 201: reservation } },
    handler: async (request, reply) => {
      const { token, code, raisonVisite } = request.body;
      await deps.limits.admitExpressVisit(request.ip);
      const tokenHash = bookingTokenHash(token);
      const proven = {
        tokenHash,
        codeDigest: deps.vault.blindIndex(expressCodeText(tokenHash, bareExpressCode(code))),
      };
      const wish = { placeId: await provePlace(proven, deps), reason: raisonVisite, lang: languageOf(request) };
      return reply.code(201).send(await reservePlace(provenCaller(request, proven, deps), wish, deps));
    },
  });
};
