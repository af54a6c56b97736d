import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { keepHubSession } from '../../data/hub/hubSessions.ts';
import { findInvitation, type InvitationRow } from '../../data/hub/invitationRows.ts';
import { findReservation } from '../../data/reservationRows.ts';
import type { Tables } from '../../data/tables.ts';
import { Conflict, MissingRecord, MissingSession } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps } from '../appointments/booking.ts';
import type { Caller } from '../appointments/caller.ts';
import { toReservation } from '../appointments/wire.ts';
import { visitorOf } from './hubHook.ts';

/** The invitation that a request names. @throws MissingSession (401); MissingRecord (404), also when it is somebody else’s */
export const invitationOf = async (
  request: FastifyRequest,
  db: Kysely<Tables>,
  invitationId: string,
  options?: { keep: boolean },
): Promise<InvitationRow> => {
  const invitation = await findInvitation(db, visitorOf(request), invitationId, options);
  if (invitation === undefined) throw new MissingRecord();
  return invitation;
};

/** An invitation is for one visit. The place of that visit is let through: it is answered as one’s own. @throws Conflict */
const refuseSecondVisit = async (
  db: Kysely<Tables>,
  { bookedPlaceId, reservationId }: InvitationRow,
  { placeId, lang }: { placeId: string; lang: Language },
  { vault }: BookingDeps,
): Promise<void> => {
  if (bookedPlaceId === null || bookedPlaceId === placeId || reservationId === null) return;
  const row = await findReservation(db, reservationId);
  throw new Conflict(
    'hub.alreadyBooked',
    row === undefined ? {} : { reservation: toReservation(row, { vault, lang }) },
  );
};

/**
 * Somebody who came by an invitation, for themselves; `wantedPlaceId` where they want one of its places.
 * @throws MissingSession (401), MissingRecord (404), Conflict (409 `hub.alreadyBooked`)
 */
export const hubCaller = (
  request: FastifyRequest,
  { invitationId, wantedPlaceId }: { invitationId: string; wantedPlaceId?: string },
  deps: BookingDeps,
): Caller => {
  const { patientId, sessionId } = visitorOf(request);
  return {
    admit: () => invitationOf(request, deps.db, invitationId),
    lock: async (transaction) => {
      const patient = await lockPatient(transaction, patientId);
      const invitation = await invitationOf(request, transaction, invitationId, { keep: true });
      if (!(await keepHubSession(transaction, sessionId))) throw new MissingSession();
      if (patient === undefined) throw new MissingRecord();
      if (wantedPlaceId !== undefined) {
        await refuseSecondVisit(transaction, invitation, { placeId: wantedPlaceId, lang: languageOf(request) }, deps);
      }
      return {
        actor: {
          accountId: null,
          patientId,
          capacity: 'self',
          requestId: request.id,
          holder: { patientId },
          invitationId,
        },
        patient,
      };
    },
  };
};
