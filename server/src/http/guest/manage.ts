import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { guestManageBody, guestManaged, type GuestManageBody, type GuestManaged } from '../../../../contract/guest.ts';
import { recordAudit } from '../../data/audit.ts';
import { queueLockedReference } from '../../data/guest/mails.ts';
import { countTry, findByReference, giveManageToken, lockReference } from '../../data/guest/appointments.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { ForbiddenAction, MissingRecord } from '../../domain/errors.ts';
import { bareReference, guestTries, newGuestToken } from '../../domain/guest/secrets.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from '../appointments/booking.ts';
import { toAppointment } from '../appointments/wire.ts';
import { at } from '../at.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { manageTokenHash } from './guest.ts';
import { toGuestAppointment } from './wire.ts';

type Opened = { kind: 'opened'; reservationId: string } | { kind: 'wrong' } | { kind: 'locked' };

/** Counts attempts per typed reference. Unknown ones run the same statements, lock and email too. */
const tryReference = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { reference, birthDate }: GuestManageBody,
  { vault }: BookingDeps,
): Promise<Opened> => {
  const referenceIndex = vault.blindIndex(`express reference\n${reference}`);
  const { wrongTries, isLocked } = await lockReference(transaction, referenceIndex);
  if (isLocked) return { kind: 'locked' };
  const found = await findByReference(transaction, { reference, birthDate });
  const isRight = found?.isBirthDate === true;
  const tries = isRight ? 0 : wrongTries + 1;
  await countTry(transaction, referenceIndex, tries);
  await recordAudit(transaction, {
    action: isRight ? 'visit.found' : 'visit.notFound',
    capacity: 'anonymous',
    actorAccountId: null,
    patientId: found?.patientId ?? null,
    entityId: found?.reservationId ?? null,
    requestId: request.id,
  });
  if (isRight) return { kind: 'opened', reservationId: found.reservationId };
  if (tries >= guestTries.birthDates)
    await queueLockedReference(transaction, vault, { reference, lang: languageOf(request) });
  return { kind: 'wrong' };
};

const open = async (
  request: FastifyRequest,
  { reference: typed, birthDate }: GuestManageBody,
  deps: BookingDeps,
): Promise<GuestManaged> => {
  const { db, vault, limits } = deps;
  await limits.admitMailedKey(request.ip);
  const tried = await inTransaction(db, (transaction) =>
    tryReference(transaction, request, { reference: bareReference(typed), birthDate }, deps),
  );
  if (tried.kind === 'locked') throw new ForbiddenAction('express.locked');
  if (tried.kind === 'wrong') throw new ForbiddenAction('express.notRecognised');
  const manageToken = newGuestToken();
  const expiresAt = await inTransaction(db, (transaction) =>
    giveManageToken(transaction, manageTokenHash(manageToken), tried.reservationId),
  );
  const appointment = await findAppointment(db, tried.reservationId);
  if (appointment === undefined) throw new MissingRecord();
  return {
    visit: toGuestAppointment(toAppointment(appointment, { vault, lang: languageOf(request) })),
    manageToken,
    manageTokenExpiresAt: expiresAt.toISOString(),
  };
};

/** Reference and birth date; five attempts (product §4 Express). */
export const manageRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: GuestManageBody }>({
    ...at('openGuestAppointment'),
    ...withResponsePadding,
    schema: { body: guestManageBody, response: { 200: guestManaged } },
    handler: (request) => open(request, request.body, deps),
  });
};
