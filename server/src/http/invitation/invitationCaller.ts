import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { lockInvitationSession } from '../../data/invitation/invitationSessions.ts';
import { findInvitation, type InvitationRow } from '../../data/invitation/invitationRows.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import type { Tables } from '../../data/tables.ts';
import { Conflict, MissingRecord, MissingSession } from '../../domain/errors.ts';
import { languageOf } from '../actor.ts';
import type { BookingDeps } from '../appointments/booking.ts';
import type { Caller } from '../appointments/caller.ts';
import { toAppointment } from '../appointments/wire.ts';
import { invitationSessionOf } from './invitationHook.ts';

/** @throws MissingSession (401); MissingRecord (404), also for another person's invitation */
export const invitationOf = async (
  request: FastifyRequest,
  db: Kysely<Tables>,
  invitationId: string,
  options?: { keep: boolean },
): Promise<InvitationRow> => {
  const invitation = await findInvitation(db, invitationSessionOf(request), invitationId, options);
  if (invitation === undefined) throw new MissingRecord();
  return invitation;
};

/**
 * One appointment each. Its own slot passes: the answer is "already booked".
 * @throws Conflict
 */
const refuseSecondAppointment = async (
  db: Kysely<Tables>,
  { bookedSlotId, reservationId }: InvitationRow,
  { slotId, lang }: { slotId: string; lang: Language },
  { vault }: BookingDeps,
): Promise<void> => {
  if (bookedSlotId === null || bookedSlotId === slotId || reservationId === null) return;
  const row = await findAppointment(db, reservationId);
  throw new Conflict(
    'hub.alreadyBooked',
    row === undefined ? {} : { reservation: toAppointment(row, { vault, lang }) },
  );
};

/** @throws MissingSession (401), MissingRecord (404), Conflict (409 `hub.alreadyBooked`) */
export const invitationCaller = (
  request: FastifyRequest,
  { invitationId, wantedSlotId }: { invitationId: string; wantedSlotId?: string },
  deps: BookingDeps,
): Caller => {
  const { patientId, sessionId } = invitationSessionOf(request);
  return {
    admit: () => invitationOf(request, deps.db, invitationId),
    lock: async (transaction) => {
      const patient = await lockPatient(transaction, patientId);
      const invitation = await invitationOf(request, transaction, invitationId, { keep: true });
      if (!(await lockInvitationSession(transaction, sessionId))) throw new MissingSession();
      if (patient === undefined) throw new MissingRecord();
      if (wantedSlotId !== undefined) {
        await refuseSecondAppointment(
          transaction,
          invitation,
          { slotId: wantedSlotId, lang: languageOf(request) },
          deps,
        );
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
