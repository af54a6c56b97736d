import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { invitationAuthAnswer, invitationAuthBody } from '../../../../contract/invitation.ts';
import { recordAudit } from '../../data/audit.ts';
import { lockPatient } from '../../data/bookingLocks.ts';
import { findInvitedHold } from '../../data/invitation/invitationRows.ts';
import { closeInvitationSession } from '../../data/invitation/invitationSessions.ts';
import { tryCode } from '../../data/invitation/tryCode.ts';
import { releaseHold } from '../../data/releaseHold.ts';
import { inTransaction } from '../../data/transaction.ts';
import { todayAt } from '../../domain/age.ts';
import { ForbiddenAction } from '../../domain/errors.ts';
import { toInvitationTry } from '../../domain/invitation/invitationTry.ts';
import { at } from '../at.ts';
import type { App, Deps } from '../deps.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { hashToken, newSessionToken } from '../sessionCookies.ts';
import { sourceDigest } from '../sourceDigest.ts';
import { requireInvitationSession, invitationSessionOf } from './invitationHook.ts';

/**
 * Health number, birth date and emailed code, with a token of this root. All failures run the same statements and get
 * the same answer (product §4 Hub, security: T10).
 */
export const invitationAuthRoute = (app: App, deps: Deps): void => {
  const { clock, db, limits, vault } = deps;
  app.route({
    ...at('openInvitationArea'),
    ...withResponsePadding,
    schema: { body: invitationAuthBody, response: { 200: invitationAuthAnswer } },
    handler: async (request) => {
      const typed = toInvitationTry(request.body, todayAt(clock()));
      await limits.admitInvitationCode(request.ip);
      const authToken = newSessionToken();
      const { isOpened, firstName } = await inTransaction(db, async (transaction) => {
        const tried = await tryCode(transaction, vault, typed, { sessionId: newId(), tokenHash: hashToken(authToken) });
        await recordAudit(transaction, {
          ...(tried.isOpened
            ? { action: 'invitation.opened', capacity: 'self' }
            : { action: 'invitation.refused', capacity: 'anonymous', sourceDigest: sourceDigest(request, deps) }),
          actorAccountId: null,
          patientId: tried.patientId,
          entityId: tried.invitationId,
          requestId: request.id,
        });
        return tried;
      });
      if (!isOpened) throw new ForbiddenAction('hub.refused');
      return { authToken, firstName };
    },
  });
};

/** Also releases the hold. */
export const invitationLogoutRoute = (app: App, { db }: Deps): void => {
  app.route({
    ...at('leaveInvitationArea'),
    onRequest: requireInvitationSession,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { patientId, sessionId } = invitationSessionOf(request);
      await inTransaction(db, async (transaction) => {
        await lockPatient(transaction, patientId);
        const held = await findInvitedHold(transaction, patientId);
        if (held !== undefined) await releaseHold(transaction, { patientId }, { holdId: held.holdId });
        await closeInvitationSession(transaction, sessionId);
        await recordAudit(transaction, {
          action: 'invitation.left',
          capacity: 'self',
          actorAccountId: null,
          patientId,
          entityId: sessionId,
          requestId: request.id,
        });
      });
      reply.code(204);
    },
  });
};
