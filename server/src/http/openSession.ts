import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { recordAudit } from '../data/audit.ts';
import { recordEvents } from '../data/liveEvents.ts';
import { followDevice } from '../data/pushes/subscriptions.ts';
import { isFactorOn, noteCodeGiven } from '../data/secondFactor/factors.ts';
import { countSignIn } from '../data/secondFactor/offer.ts';
import { insertStep } from '../data/secondFactor/secondSteps.ts';
import { deleteDeadSessions, deleteSession, insertSession } from '../data/sessions.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { deviceLabel } from '../domain/deviceLabel.ts';
import { readDevice, rememberAccount } from '../domain/knownDevice.ts';
import { CodeNeeded } from '../domain/secondFactor/refusals.ts';
import { idleSince, newSessionTimes } from '../domain/session.ts';
import type { Deps } from './deps.ts';
import { stepCookie } from './secondFactor/stepCookie.ts';
import {
  deviceCookie,
  hashToken,
  newSessionToken,
  setDeviceCookie,
  setSessionCookie,
  setXsrfCookie,
  xsrfTokenOf,
} from './sessionCookies.ts';
import { announceEnd } from './sessionHook.ts';

export type Opening = {
  request: FastifyRequest;
  reply: FastifyReply;
  account: { accountId: string; patientId: string };
  /** Runs in the session's transaction, and locks the account. */
  before?: (transaction: Transaction<Tables>) => Promise<void>;
  /** Runs there once nothing more is asked. */
  welcome?: (transaction: Transaction<Tables>) => Promise<void>;
  codeIsGiven?: true;
  /** The second step may reopen a closed account. */
  reopens?: true;
};

/**
 * The only way in (decision 85). Ends the browser's previous session (security: T6, fixation). Sets cookies only after
 * the commit.
 * @throws CodeNeeded; what `before` did stands
 */
export const openSession = async (deps: Deps, opening: Opening): Promise<void> => {
  const { request, reply, account, before, welcome, codeIsGiven = false, reopens = false } = opening;
  const { config, csrf } = deps;
  const { accountId, patientId } = account;
  const now = deps.clock();
  const token = newSessionToken();
  const session = {
    sessionId: newId(),
    tokenHash: hashToken(token),
    ...newSessionTimes(now, config.session.absoluteHours),
  };
  const device = deviceLabel(request.headers['user-agent']);
  const known = readDevice(request.cookies[deviceCookie]);
  const epoch = await inTransaction(deps.db, async (transaction) => {
    await before?.(transaction);
    if (!codeIsGiven && (await isFactorOn(transaction, accountId))) {
      await insertStep(transaction, { tokenHash: session.tokenHash, accountId, reopens });
      return null;
    }
    await welcome?.(transaction);
    await countSignIn(transaction, accountId);
    await followDevice(transaction, deps.vault, { accountId, sessionId: session.sessionId, device: known.name });
    if (request.account !== null) {
      await deleteSession(transaction, request.account.sessionId);
      await recordEvents(transaction, [{ type: 'sessions', accountId: request.account.accountId }]);
    }
    await deleteDeadSessions(transaction, accountId, { now, idleSince: idleSince(now, config.session.idleMinutes) });
    const current = await insertSession(transaction, { ...session, accountId, device });
    if (codeIsGiven) await noteCodeGiven(transaction, session.sessionId);
    await recordAudit(transaction, {
      action: 'session.opened',
      capacity: 'self',
      actorAccountId: accountId,
      patientId,
      entityId: session.sessionId,
      requestId: request.id,
    });
    return current;
  });
  if (epoch === null) {
    stepCookie.set(reply, config.https, token);
    throw new CodeNeeded();
  }
  setSessionCookie(reply, config.https, token);
  setXsrfCookie(reply, config.https, xsrfTokenOf(token, csrf.newest()));
  setDeviceCookie(reply, config.https, rememberAccount(known, { accountId, epoch }, csrf.newest()));
  announceEnd(reply, session, deps);
};
