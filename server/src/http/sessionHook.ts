import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';

import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { LockedPatient } from '../data/bookingLocks.ts';
import { deleteSession, findSession, lockSession, noteSighting, type SignedIn } from '../data/sessions.ts';
import { lockPatientAndSession } from '../data/lockWriter.ts';
import type { Tables } from '../data/tables.ts';
import { ForbiddenAction, MissingSession } from '../domain/errors.ts';
import { isSessionAlive, sessionEnd, sightingDue, type SessionTimes } from '../domain/session.ts';
import { isOfRoot } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { isStaffCall } from './staff/staffAt.ts';
import { hashToken, readSessionToken, setXsrfCookie, xsrfCookie, xsrfTokenOf } from './sessionCookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** Made by the portal itself; does not extend the session (product §8). */
    background?: true;
  }
}

/**
 * The idle end, and the absolute end, which no extension passes (decision 16).
 */
export const sayEnd = (reply: FastifyReply, times: SessionTimes, idleMinutes: number): void => {
  reply.header('session-expires', sessionEnd(times, idleMinutes).toISOString());
  reply.header('session-limit', times.expiresAt.toISOString());
};

export const announceEnd = (reply: FastifyReply, times: SessionTimes, { config }: Deps): void =>
  sayEnd(reply, times, config.session.idleMinutes);

export const unannounceEnd = (reply: FastifyReply): void => {
  reply.removeHeader('session-expires');
  reply.removeHeader('session-limit');
};

const recogniseSession = async (request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<void> => {
  const { config, csrf, db } = deps;
  const token = readSessionToken(request, config.https);
  const found = token === undefined ? undefined : await findSession(db, hashToken(token));
  if (token === undefined || found === undefined) return;
  const { account, times } = found;
  const now = deps.clock();
  // A clock set back must not revive it.
  if (!isSessionAlive(times, config.session.idleMinutes, now)) return deleteSession(db, account.sessionId);
  request.account = account;
  const seenBefore = sightingDue(now);
  const isSighting = request.routeOptions.config.background !== true && times.lastSeenAt <= seenBefore;
  if (isSighting) await noteSighting(db, account.sessionId, { now, seenBefore });
  announceEnd(reply, isSighting ? { ...times, lastSeenAt: now } : times, deps);
  const xsrfToken = xsrfTokenOf(token, csrf.newest());
  if (request.cookies[xsrfCookie] !== xsrfToken) setXsrfCookie(reply, config.https, xsrfToken);
};

/** Runs before the body is read. Calls of the invitation and staff areas neither use nor extend this session. */
export const sessionHook: Plugin = (app, deps) => {
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOfRoot(request, 'rvsp') && !isStaffCall(request)) await recogniseSession(request, reply, deps);
  });
};

/** @throws MissingSession (401) */
export const accountOf = (request: FastifyRequest): SignedIn => {
  if (request.account === null) throw new MissingSession();
  return request.account;
};

/**
 * Each write calls it in its transaction: after the locks on people and accounts, before any slot.
 * @throws MissingSession (401) once ended
 */
export const keepSession = async (request: FastifyRequest, transaction: Kysely<Tables>): Promise<void> => {
  if (!(await lockSession(transaction, accountOf(request).sessionId))) throw new MissingSession();
};

/** `keepSession` after the person’s lock. @throws MissingSession (401) once ended */
export const lockPatientAndKeepSession = async (
  request: FastifyRequest,
  transaction: Transaction<Tables>,
  patientId: string,
): Promise<LockedPatient | undefined> => {
  const { sessionId } = accountOf(request);
  const { patient, isSessionKept } = await lockPatientAndSession(transaction, patientId, sessionId);
  if (!isSessionKept) throw new MissingSession();
  return patient;
};

/** Usage: `onRequest: requireSession`, before the body is read. */
export const requireSession = async (request: FastifyRequest): Promise<void> => {
  accountOf(request);
};

/** @throws ForbiddenAction (403) */
export const requireConfirmedEmail = (
  request: FastifyRequest,
  code: ErrorCode = 'appointment.emailUnconfirmed',
): void => {
  if (!accountOf(request).emailConfirmed) throw new ForbiddenAction(code);
};
