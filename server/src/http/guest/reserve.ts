import type { FastifyRequest } from 'fastify';

import { appointmentSchema } from '../../../../contract/appointments.ts';
import { guestReserveBody, type GuestReserveBody } from '../../../../contract/guest.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { lockProvenIdentity, tryCode } from '../../data/guest/bookings.ts';
import { contactIndexOf, countContactAppointments, recordPerson } from '../../data/guest/people.ts';
import { BrokenRule, ExpiredRecord, ForbiddenAction, MissingRecord } from '../../domain/errors.ts';
import { bareGuestCode, guestCodeText, maxAppointmentsPerContact } from '../../domain/guest/secrets.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import type { Caller } from '../appointments/caller.ts';
import { reserveSlot } from '../appointments/reserve.ts';
import { at } from '../at.ts';
import { admitAnybody, bookingTokenHash, guestEnded, traceOf } from './guest.ts';

const codeExpired = (): ExpiredRecord => new ExpiredRecord('express.codeExpired');

type Proven = { tokenHash: Buffer; codeDigest: Buffer };

/** @throws ExpiredRecord (410), ForbiddenAction (403 `express.wrongCode`) */
const proveSlot = async ({ tokenHash, codeDigest }: Proven, { db }: BookingDeps): Promise<string> => {
  const tried = await tryCode(db, tokenHash, codeDigest);
  switch (tried.kind) {
    case 'proven':
      return tried.slotId;
    case 'wrong':
      throw new ForbiddenAction('express.wrongCode', { fields: { code: 'express.wrongCode' } });
    case 'expired':
      throw codeExpired();
    case 'ended':
      throw guestEnded();
  }
};

/** Verified guests get a separate record. Limits apply per person and per mailbox. */
const provenCaller = (request: FastifyRequest, { tokenHash, codeDigest }: Proven, { vault }: BookingDeps): Caller => ({
  admit: admitAnybody,
  lock: async (transaction) => {
    const identity = await lockProvenIdentity(transaction, vault, { tokenHash, codeDigest });
    if (identity === undefined) throw codeExpired();
    const patientId = await recordPerson(transaction, vault, identity);
    if (
      (await countContactAppointments(transaction, contactIndexOf(vault, identity.email))) >= maxAppointmentsPerContact
    ) {
      throw new BrokenRule('appointment.tooMany', { fields: { space: 'appointment.tooMany' } });
    }
    const patient = await lockPatient(transaction, patientId);
    if (patient === undefined) throw new MissingRecord();
    const contact = { accountId: null, email: identity.email };
    return { actor: { ...traceOf(request, patientId), holder: { tokenHash } }, patient, contact };
  },
});

/** The code verifies the mailbox (product §4 Express). */
export const guestReserveRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: GuestReserveBody }>({
    ...at('reserveGuestSlot'),
    schema: { body: guestReserveBody, response: { 201: appointmentSchema } },
    handler: async (request, reply) => {
      const { token, code, raisonVisite } = request.body;
      await deps.limits.admitGuestAppointment(request.ip);
      const tokenHash = bookingTokenHash(token);
      const proven = {
        tokenHash,
        codeDigest: deps.vault.blindIndex(guestCodeText(tokenHash, bareGuestCode(code))),
      };
      const input = { slotId: await proveSlot(proven, deps), reason: raisonVisite, lang: languageOf(request) };
      return reply.code(201).send(await reserveSlot(provenCaller(request, proven, deps), input, deps));
    },
  });
};
